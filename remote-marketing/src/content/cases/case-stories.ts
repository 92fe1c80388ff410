import type { ComponentType } from 'react';
import type { CaseFacts } from '../schema/cases';

/** Exports of a case's MDX file: its facts, and the story as a component. */
export interface CaseStory {
  facts: CaseFacts;
  default: ComponentType;
}

const stories = new Map<string, CaseStory>();

/** Loads the case `<id>.mdx`, a file of its own: no visitor of one case waits for all of them. */
export async function loadCaseStory(id: string): Promise<void> {
  if (!stories.has(id)) stories.set(id, (await import(`./${id}.mdx`)) as CaseStory);
}

/** A case that `loadCaseStory` brought. */
export function caseStory(id: string): CaseStory | undefined {
  return stories.get(id);
}
