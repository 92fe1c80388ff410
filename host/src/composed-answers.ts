import type { ComposedAnswers } from '@shared/contract';
import type { PageData } from '@shared/contract/release';

/** Answers that the page at this path was composed with, where it is the one that the HTML was made for; else null. */
export function composedAnswers(composed: PageData, path: string): ComposedAnswers | null {
  return composed.path === path ? (composed.remote?.answers ?? null) : null;
}
