/** Shown beside the search, where they are published: from first steps to what stops most often. */
export const asked: readonly string[] = ['install-client', 'first-flow', 'element-not-found', 'skip-row', 'schedule'];
