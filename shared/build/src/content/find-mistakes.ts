import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentEntry, ContentKind, ContentMistake, ContentPlan } from './content-plan';
import { ConstantsFile } from './read-constants';
import { picturesOf } from './read-story';
import { sayIssue } from './say-issue';

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
  const all = mistakes.length > 0 ? mistakes : plan.relations(entries);
  return all.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function filesOf({ files }: ContentKind, folder: string): string[] {
  const within = path.posix.dirname(files);
  const [before = '', after] = path.posix.basename(files).split('*');
  if (after === undefined) return existsSync(path.join(folder, 'src/content', files)) ? [`src/content/${files}`] : [];
  return readdirSync(path.join(folder, 'src/content', within))
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .sort()
    .map((name) => path.posix.join('src/content', within, name));
}

function readEntry(
  kind: ContentKind,
  folder: string,
  file: string,
): { entry: ContentEntry | null; problems: ContentMistake[] } {
  const at = (problem: { line: number; reason: string }): ContentMistake => ({ file, ...problem });
  const text = readFileSync(path.join(folder, file), 'utf8');
  const { head, story, storyLine } = file.endsWith('.mdx') ? splitStory(text) : { head: text, story: '', storyLine: 1 };
  const constants = new ConstantsFile(head);
  const pictures = [
    ...missingNeighbours(constants, path.dirname(path.join(folder, file))),
    ...storyPictures(story, storyLine),
  ];
  if (constants.problems.length > 0) return { entry: null, problems: constants.problems.slice(0, 1).map(at) };

  const name = kind.constant ?? constants.names[0] ?? '';
  const constant = constants.read(name);
  if (!constant) {
    const reason = `${name || 'its constant'} is missing: export const ${name || '…'} = … must stand at the top`;
    return { entry: null, problems: [{ file, line: 1, reason }] };
  }
  const { value, lineOf } = constant;
  const { error } = kind.schema.safeParse(value);
  const problems = [
    ...pictures,
    ...constant.problems,
    ...(constant.problems.length > 0 ? [] : (error?.issues ?? [])).map((issue) => ({
      line: lineOf(issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path),
      reason: sayIssue(issue, { constant: name, whole: value }),
    })),
  ];
  return { entry: { file, value, lineOf }, problems: problems.map(at) };
}

/** Files that are imported from beside it and are not there: pictures above all. */
function missingNeighbours({ neighbours }: ConstantsFile, folder: string): { line: number; reason: string }[] {
  return neighbours
    .filter(({ address }) => !['', '.ts', '.tsx'].some((end) => existsSync(path.join(folder, address + end))))
    .map(({ address, line }) => ({ line, reason: `${address} is not there` }));
}

/** A picture is imported, so that the build finds it, and has a size, so that nothing moves when it comes. */
function storyPictures(story: string, firstLine: number): { line: number; reason: string }[] {
  return picturesOf(story).flatMap(({ line, attributes }) => {
    const at = firstLine + line - 1;
    if (!attributes)
      return [{ line: at, reason: 'a picture is written as import and <img>, not as ![…](…): see docs/content.md' }];
    const isExpression = (name: string) => attributes[name]?.startsWith('{') ?? false;
    const missing = ['src', 'width', 'height'].filter((name) => !isExpression(name));
    if (!attributes['alt'] || isExpression('alt')) missing.push('alt');
    return missing.map((name) => ({ line: at, reason: `the picture has no ${name}` }));
  });
}

/**
 * The head of an MDX file, its imports and constants, and the story that follows. The head ends before the first line
 * after an empty one that is neither indented nor code: also where the head is broken.
 */
function splitStory(text: string): { head: string; story: string; storyLine: number } {
  const lines = text.split('\n');
  const start = lines.findIndex(
    (line, index) =>
      (index === 0 || lines[index - 1] === '') && line !== '' && !/^(?:import\b|export\b|[\s})\]/])/.test(line),
  );
  const end = start === -1 ? lines.length : start;
  return { head: lines.slice(0, end).join('\n'), story: lines.slice(end).join('\n'), storyLine: end + 1 };
}
