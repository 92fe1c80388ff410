/** The used part of HTTP Observatory, which says nothing of its types. */
declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  export interface Requests {
    responses: { auto: object | null };
  }
  export function retrieve(
    host: string,
    options: { httpPort: number; httpsPort: number; path: string },
  ): Promise<Requests>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
  export const ALL_TESTS: readonly ((requests: Requests) => { result: string | null })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string | null): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}
