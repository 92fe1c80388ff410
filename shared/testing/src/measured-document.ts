import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from './root';

interface Measured<Title extends string> {
  /** Path of the document below the checkout. */
  file: string;
  heading: string;
  /** Titles of the sections, in their order. */
  titles: readonly Title[];
  /** Further facts of the machine, besides Node and its cores. */
  with?: () => readonly string[];
}

/** Writes what a run found into its section of a document; the other sections stay. */
export type WriteSection<Title extends string> = (
  title: Title,
  command: string,
  lines: readonly string[],
) => Promise<void>;

/** A report in an `output` folder that commands write, each section with where and when. */
export function measuredDocument<Title extends string>(document: Measured<Title>): WriteSection<Title> {
  const { heading, titles, with: more = () => [] } = document;
  const file = path.join(root, document.file);
  return async (title, command, lines) => {
    const [, ...before] = (await readFile(file, 'utf8').catch(() => '')).split(/^## /m);
    const sections = new Map(before.map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trimEnd()}`]));
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    const machine = [`Node ${process.versions.node}`, ...more(), `${os.cpus().length} cores`].join(', ');
    const where = `Written by \`${command}\` at ${commit}, ${machine}.`;
    sections.set(title, [`## ${title}`, '', where, ...lines].join('\n').trimEnd());
    const all = titles.flatMap((name) => sections.get(name) ?? []);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${[`# ${heading}`, ...all].join('\n\n')}\n`);
  };
}

/** The name of a program with the first number with dots that it says of itself; nginx says it on its error output. */
export function versionOf(program: string, flag = '--version'): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return `${path.basename(program)} ${/\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? ''}`.trimEnd();
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
