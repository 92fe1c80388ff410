import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../site';

const titles = ['The matrix', 'On 2G', 'What it weighs', 'Without a rung'] as const;
export type Section = (typeof titles)[number];

const file = path.join(root, 'docs/recovery-matrix.md');

/** Writes what a run found into its section of docs/recovery-matrix.md, with where and when; the other sections stay. */
export async function writeSection(title: Section, command: string, lines: readonly string[]): Promise<void> {
  const [, ...before] = (await readFile(file, 'utf8')).split(/^## /m);
  const sections = new Map(before.map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trimEnd()}`]));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const where = `Written by \`${command}\` at ${commit}, Node ${process.versions.node}, ${os.cpus().length} cores.`;
  sections.set(title, [`## ${title}`, '', where, ...lines].join('\n').trimEnd());
  const all = titles.flatMap((name) => sections.get(name) ?? []);
  await writeFile(file, `${['# Recovery, measured', ...all].join('\n\n')}\n`);
}

/** A Markdown table whose columns are as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...rest] = texts;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)];
}
