import type { CaseFacts } from '../shapes';

const stories = new Map<string, CaseFacts>();

/** Loads what the release ships of a case, a file of its own: no visitor of one case waits for all of them. */
export async function loadCaseStory(id: string): Promise<void> {
  // The build has read its Markdown.
  if (!stories.has(id)) stories.set(id, ((await import(`./${id}.json`)) as { default: CaseFacts }).default);
}

/** A case that `loadCaseStory` brought. */
export function caseStory(id: string): CaseFacts | undefined {
  return stories.get(id);
}
