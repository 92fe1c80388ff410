import type { ComposedAnswers } from '@shared/contract';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import { sha256Of } from '@shared/store/sha256';
import type { DataTarget, PartRenderer } from './part-renderer';
import type { Answers } from './public-data';

/** A page with public data; no text where it was made of the same answers before. */
export interface ComposedPage {
  html: string | null;
  topics: readonly string[];
  /** SHA-256 of the answers. */
  answers: string;
}

/** Rounds in which answers may lead to further calls. */
const ROUNDS = 4;
/** Topics of one page: what depends on more is composed by its commonest. */
const MOST_TOPICS = 200;

/** Asks for what a page needs, and renders it. Throws a `DataError` of the backend's, or a `ReleaseError` of the page's. */
export async function composePage(
  target: DataTarget,
  { renderer, data, before }: { renderer: PartRenderer; data: Answers; before: string },
): Promise<ComposedPage> {
  const at = Date.now();
  const byAddress: Record<string, unknown> = {};
  const topics = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const requests = await renderer.requests(target, byAddress);
    const wanted = [...new Set(Object.values(requests))].filter((address) => !Object.hasOwn(byAddress, address));
    if (wanted.length === 0) break;
    const answers = await Promise.all(wanted.map((address) => data.ask(address)));
    for (const [index, answer] of answers.entries()) {
      byAddress[wanted[index] ?? ''] = answer.data;
      for (const topic of answer.topics) topics.add(topic);
    }
  }
  const answers = sha256Of(Buffer.from(canonicalJson(byAddress)));
  const all = [...topics].sort().slice(0, MOST_TOPICS);
  if (answers === before) return { html: null, topics: all, answers };
  const given: ComposedAnswers = { at, byAddress };
  return { html: await renderer.render(target, given), topics: all, answers };
}
