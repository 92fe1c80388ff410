import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentMistakes } from '@shared/contract/content';
import { type CommonContent, commonContent } from '@shared/kit/format';
import type { ContentMistake } from './content-plan';
import { readJson } from './read-json';
import { nameOf } from './say-issue';

type Path = readonly (string | number)[];

/** What is wrong with content that can be edited, by the schemas that the desk goes by, too; its files are JSON. */
export function schemaMistakes(folder: string): ContentMistake[] {
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

/** The file and line of a part of a value. */
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
