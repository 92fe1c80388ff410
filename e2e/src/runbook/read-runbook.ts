import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@shared/testing/root';

/** The command blocks of docs/runbook.md below a heading, in their order; of its beginning where there is none. */
export async function blocksBelow(heading: string | null, language = 'sh'): Promise<string[]> {
  const text = await readFile(path.join(root, 'docs/runbook.md'), 'utf8');
  const sections = text.split(/^(?=#{2,3} )/m);
  const section = sections.find((part) => (heading === null ? part.startsWith('# ') : part.startsWith(`${heading}\n`)));
  if (section === undefined) throw new Error(`The runbook has no ${heading ?? 'beginning'}`);
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );
}

/** Whole commands: continued lines joined, remarks gone. */
export function linesOf(block: string): string[] {
  const joined = block.replace(/\\\n\s*/g, ' ');
  return joined
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter(Boolean);
}

/** The programs that a line runs: behind `sudo -u …`, behind variables that it sets, and each of several. */
export function programsOf(line: string): string[] {
  return line
    .split(/&&|\|\||\||;/)
    .map((part) => part.trim().replace(/^(?:sudo -u \w+ )?(?:\w+=\S*\s+)*/, ''))
    .map((command) => command.split(/\s/)[0] ?? '')
    .filter(Boolean);
}
