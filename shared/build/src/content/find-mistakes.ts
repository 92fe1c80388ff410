import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentEntry, ContentKind, ContentMistake, ContentPlan } from './content-plan';
import { pageKinds } from './page-words';
import { readJson } from './read-json';
import { sayIssue, nameOf } from './say-issue';
import { contentMistakes } from '@shared/contract/content';
import { type CommonContent, commonContent } from '@shared/kit/format';

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
  // A file that cannot be read is one of several kinds.
  const once = new Map(all.map((mistake) => [JSON.stringify(mistake), mistake]));
  return [...once.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
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
  const read = readJson(readFileSync(path.join(folder, file), 'utf8'));
  if ('reason' in read) return { entry: null, problems: [{ file, ...read }] };
  const { value, lineOf } = read;
  const { error } = kind.schema.safeParse(value);
  const problems = [
    ...read.problems,
    ...(error?.issues ?? []).map((issue) => ({
      line: lineOf(issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path),
      reason: sayIssue(issue, { name: path.basename(file, '.json'), whole: value }),
    })),
  ];
  return { entry: { file, value, lineOf }, problems: problems.map((problem) => ({ file, ...problem })) };
}

type Path = readonly (string | number)[];

/** What is wrong with content that can be edited, by the schemas that the desk goes by, too; its files are JSON. */
function schemaMistakes(folder: string): ContentMistake[] {
  return commonContent(folder).flatMap((content) => {
    const { missing, stray } = fileMistakes(folder, content);
    if (missing.length > 0) return [...missing, ...stray];
    const mistakes = contentMistakes(content.schema, content.value).map(({ field, message }) => {
      const at = field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
      return { ...placeOf(folder, content, at), reason: `${nameOf(at, content.key)}：${message}` };
    });
    return [...mistakes, ...stray];
  });
}

function placeOf(folder: string, { key, value, own }: CommonContent, at: Path): { file: string; line: number } {
  const [place, name] = at;
  const isOwn = typeof place === 'number' && typeof name === 'string' && own.includes(name);
  const { id } = isOwn ? ((value as { id: string }[])[place] ?? { id: '' }) : { id: '' };
  const member = `src/content/${key}/${id}.json`;
  const [file, within] = isOwn ? [member, at.slice(1)] : [`src/content/${key}.json`, at];
  const text = readFileSync(path.join(folder, file), 'utf8');
  const read = readJson(text);
  return { file, line: 'reason' in read ? read.line : read.lineOf(within) };
}

/** Members without a file, and files that are no member's. */
function fileMistakes(folder: string, content: CommonContent): Record<'missing' | 'stray', ContentMistake[]> {
  const { key, value, own } = content;
  if (own.length === 0) return { missing: [], stray: [] };
  const there = readdirSync(path.join(folder, 'src/content', key)).filter((name) => name.endsWith('.json'));
  const wanted = (value as { id: string }[]).map(({ id }) => `${id}.json`);
  return {
    missing: wanted.flatMap((name, place) =>
      there.includes(name)
        ? []
        : [{ ...placeOf(folder, content, [place, 'id']), reason: `${key}/${name} is not there` }],
    ),
    stray: there
      .filter((name) => !wanted.includes(name))
      .map((name) => ({ file: `src/content/${key}/${name}`, line: 1, reason: `${key}.json has nothing of this id` })),
  };
}
