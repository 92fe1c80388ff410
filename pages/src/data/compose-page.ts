import type { ComposedAnswers } from '@shared/contract';
import type { DataOf, siteContent } from '@shared/contract/endpoints';
import { readElements } from '@shared/markup';
import { traced } from '@shared/observability/traces';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import type { ContentDraft, ContentExperiment } from '@shared/contract/release/data-schemas';
import { sha256Of } from '@shared/store/sha256';
import type { PageAddress } from '../compose/page-paths';
import type { PartRenderer } from './part-renderer';
import type { Answers } from './public-data';

/** A page with public data; no text where it was made of the same answers before. */
export interface ComposedPage {
  html: string | null;
  /** Whether it is the page of the release, which needs no other. */
  isReleased: boolean;
  /** Whether nothing is at its address any more: an editor took it out. */
  isGone: boolean;
  topics: readonly string[];
  /** SHA-256 of the answers. */
  answers: string;
  /** Whether it shows content that was published. */
  edited: boolean;
}

/** Rounds in which answers may lead to further calls. */
const ROUNDS = 4;
/** Topics of one page: what depends on more is composed by its commonest. */
const MOST_TOPICS = 200;

interface Sources {
  renderer: PartRenderer;
  data: Answers;
}

/** Asks for what a page needs, and renders it. Throws a `DataError` of the backend's, or a `ReleaseError` of the page's. */
export async function composePage(
  target: PageAddress,
  { renderer, data, before }: Sources & { before: string },
): Promise<ComposedPage> {
  const at = Date.now();
  const { around } = renderer.host;
  const topics = new Set<string>();
  const byAddress = await answersOf(target, { renderer, data, topics });
  const published = await contentOf(target, { renderer, data, topics });
  const content = renderer.content.shown(published, target.params);
  const answers = hashOf({ byAddress, content, around });
  const edited = Object.keys(content).length > 0;
  const isGone = renderer.placed.gone.has(target);
  const known = { answers, edited, isGone, topics: [...topics].sort().slice(0, MOST_TOPICS) };
  // A page that shows what its release ships is the page of the release.
  const isReleased =
    !around &&
    renderer.all.includes(target) &&
    !renderer.placed.added.has(target) &&
    Object.keys(byAddress).length === 0 &&
    !edited;
  if (isReleased || isGone || answers === before) return { ...known, html: null, isReleased };
  const given: ComposedAnswers = { at, byAddress, ...(edited && { content }) };
  const html = await traced('render', { 'url.path': target.path }, () => renderer.render(target, given));
  return { ...known, html, isReleased };
}

/**
 * Renders a page once more, for the visitors of an experiment; no text where that was made of the same answers before, null where it is
 * the page that all others see.
 */
export async function composeTried(
  target: PageAddress,
  { renderer, data, experiment, before }: Sources & { experiment: ContentExperiment; before: string },
): Promise<Pick<ComposedPage, 'html' | 'answers'> | null> {
  const { host } = renderer;
  const values = renderer.triedIn(target, experiment);
  if (renderer.placed.gone.has(target) || (!host.tried && Object.keys(values).length === 0)) return null;
  const at = Date.now();
  const topics = new Set<string>();
  const byAddress = await answersOf(target, { renderer, data, topics });
  const published = await contentOf(target, { renderer, data, topics });
  const content = renderer.content.shown(renderer.content.withValues(published, values), target.params);
  const { around } = host.tried ?? host;
  const answers = hashOf({ byAddress, content, around });
  const stood = renderer.content.shown(published, target.params);
  if (answers === hashOf({ byAddress, content: stood, around: host.around })) return null;
  if (answers === before) return { answers, html: null };
  const given = { at, byAddress, ...(Object.keys(content).length > 0 && { content }) };
  return { answers, html: await renderer.render(target, given, around) };
}

/** SHA-256 of all that a page is made of. */
function hashOf({ around, ...answers }: { byAddress: object; content: object; around: object | null }): string {
  return sha256Of(Buffer.from(canonicalJson({ ...answers, ...(around && { around }) })));
}

/** Renders a page with what is published and, in its place, drafts; texts of the entry that is edited are marked. */
export async function composePreview(
  target: PageAddress,
  { renderer, data, draft }: Sources & { draft: ContentDraft },
): Promise<string> {
  const topics = new Set<string>();
  const byAddress = await answersOf(target, { renderer, data, topics });
  const published = await contentOf(target, { renderer, data, topics });
  const content = renderer.content.withValues(published, draft.values);
  const isHost = draft.package === renderer.host.release.name;
  const marked = isHost ? published : renderer.content.marked(content, draft.key);
  const around = isHost ? renderer.host.draft(draft.values, draft.key) : renderer.host.around;
  const given = { at: Date.now(), byAddress, content: renderer.content.shown(marked, target.params) };
  return withoutScripts(await renderer.render(target, given, around));
}

/** Nothing runs in a preview: what its policy would refuse is not there to be refused. */
function withoutScripts(html: string): string {
  let rest = html;
  for (const { start, end } of readElements(html)
    .filter(({ name }) => name === 'script')
    .reverse())
    rest = rest.slice(0, start) + rest.slice(end);
  return rest;
}

/** The answers to the calls of a page, by their addresses. */
async function answersOf(
  target: PageAddress,
  { renderer, data, topics }: Sources & { topics: Set<string> },
): Promise<Record<string, unknown>> {
  const byAddress: Record<string, unknown> = {};
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
  return byAddress;
}

/** What was published of the content that a page shows, by key, and fits its release. */
export async function contentOf(
  target: PageAddress,
  { renderer, data, topics }: Sources & { topics: Set<string> },
): Promise<Readonly<Record<string, unknown>>> {
  const address = renderer.contentAddress(target);
  if (address === null) return {};
  const answer = await data.ask(address);
  for (const topic of answer.topics) topics.add(topic);
  return renderer.content.fitting((answer.data as DataOf<typeof siteContent>).entries);
}
