import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentEntry, ContentKind, ContentMistake, ContentPlan } from './content-plan';
import { pageKinds } from './page-words';
import { ConstantsFile } from './read-constants';
import { sayIssue } from './say-issue';
import { schemaMistakes } from './schema-mistakes';

/** JSON is read as the value of a constant, which tells the line of each of its parts. */
const JSON_CONSTANT = 'content';

/** Everything in a package's `src/content` that its plan does not allow, by file and line. */
export function findMistakes(plan: ContentPlan, folder: string): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  const entries: Record<string, ContentEntry[]> = {};
  for (const [name, kind] of Object.entries(plan.kinds)) {
    const files = filesOf(kind, folder);
    if (files.length === 0)
      mistakes.push({ file: `src/content/${kind.files}`, line: 1, reason: 'no such file is there' });
    entries[name] = files.flatMap((file) => {
      const { entry, problems } = readEntry(kind, folder, file);
      mistakes.push(...problems);
      return entry ? [entry] : [];
    });
  }
  for (const kind of pageKinds(plan.fields ?? {}))
    for (const file of filesOf(kind, folder)) mistakes.push(...readEntry(kind, folder, file).problems);
  if (mistakes.length === 0) mistakes.push(...schemaMistakes(folder));
  const all = mistakes.length > 0 ? mistakes : plan.relations(entries);
  return all.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function filesOf({ files }: ContentKind, folder: string): string[] {
  const pattern = path.posix.join('src/content', files);
  const [before = '', after] = pattern.split(/\*+/);
  if (after === undefined) return existsSync(path.join(folder, pattern)) ? [pattern] : [];
  const deep = pattern.includes('**');
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .filter((name) => deep || !name.slice(before.length, -after.length).includes('/'))
    .sort();
}

function readEntry(
  kind: ContentKind,
  folder: string,
  file: string,
): { entry: ContentEntry | null; problems: ContentMistake[] } {
  const at = (problem: { line: number; reason: string }): ContentMistake => ({ file, ...problem });
  const text = readFileSync(path.join(folder, file), 'utf8');
  const isJson = file.endsWith('.json');
  const wrong = isJson ? jsonProblems(text) : [];
  const constants = new ConstantsFile(isJson ? `const ${JSON_CONSTANT} = ${text}` : text, isJson && wrong.length === 0);
  const unreadable = [...constants.problems, ...wrong];
  if (unreadable.length > 0) return { entry: null, problems: unreadable.slice(0, 1).map(at) };

  const name = kind.constant ?? (isJson ? path.basename(file, '.json') : (constants.names[0] ?? ''));
  const constant = constants.read(isJson ? JSON_CONSTANT : name);
  if (!constant) {
    const reason = `${name || 'its constant'} is missing: export const ${name || '…'} = … must stand at the top`;
    return { entry: null, problems: [{ file, line: 1, reason }] };
  }
  const { value, lineOf } = constant;
  const { error } = kind.schema.safeParse(value);
  const problems = [
    ...missingNeighbours(constants, path.dirname(path.join(folder, file))),
    ...constant.problems,
    ...(constant.problems.length > 0 ? [] : (error?.issues ?? [])).map((issue) => ({
      line: lineOf(issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path),
      reason: sayIssue(issue, { constant: name, whole: value }),
    })),
  ];
  return { entry: { file, value, lineOf }, problems: problems.map(at) };
}

/** What is code and no JSON: a comma behind the last entry, a comment, other quotes. */
function jsonProblems(text: string): { line: number; reason: string }[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const { message } = error as SyntaxError;
    // It names the place, or shows what is around it.
    const [, position, around = ''] = /position (\d+)|"([^]+)"(?:\.{3})? is not valid JSON/.exec(message) ?? [];
    const place = position ? Number(position) : text.indexOf(around) + around.length / 2;
    const reason = `this cannot be read: ${message.replaceAll(/\s+/g, ' ')}`;
    return [{ line: text.slice(0, place).split('\n').length, reason }];
  }
}

/** Files that are imported from beside it and are not there. */
function missingNeighbours({ neighbours }: ConstantsFile, folder: string): { line: number; reason: string }[] {
  return neighbours
    .filter(({ address }) => !['', '.ts', '.tsx'].some((end) => existsSync(path.join(folder, address + end))))
    .map(({ address, line }) => ({ line, reason: `${address} is not there` }));
}
