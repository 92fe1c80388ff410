import type { StatsError } from 'webpack';

/** Reasons to refuse MDX files, each once, by file, line and reason; empty where nothing but code is wrong. */
export function storyMistakes(errors: readonly StatsError[], packageName: string): string[] {
  const mistakes = errors.flatMap(({ moduleName = '', message }) => {
    const [, line, reason] = /\.mdx:(\d+):\d+\S*:? (.+)/.exec(message) ?? [];
    return moduleName.endsWith('.mdx') && line && reason
      ? [`${packageName}/${moduleName.replace(/^\.\//, '')}:${line}: ${reason}`]
      : [];
  });
  return [...new Set(mistakes)];
}
