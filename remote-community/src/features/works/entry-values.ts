import type { WorkDetail, WorkEntry } from '@shared/contract/endpoints';
import { workLimits } from '@shared/contract/fields';

/** Typed values; files go beside them. */
export interface EntryValues {
  title: string;
  summary: string;
  story: string;
  season: string;
  category: string;
  steps: string;
  video: string;
}

export const emptyEntry: EntryValues = {
  title: '',
  summary: '',
  story: '',
  season: '',
  category: '',
  steps: '',
  video: '',
};

export function valuesOf({ title, summary, story, season, category, steps, video }: WorkEntry): EntryValues {
  return { title, summary, story, season, category, steps, video };
}

/** Whether there is anything to keep once texts are trimmed as the server does. */
export function differs(one: EntryValues, other: EntryValues): boolean {
  return (Object.keys(emptyEntry) as (keyof EntryValues)[]).some((name) => one[name].trim() !== other[name].trim());
}

/** Paragraphs or steps, as they were typed one a line. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Problem of the steps, before the server says the same. */
export function stepsProblem(steps: string): string | true {
  const lines = linesOf(steps);
  if (lines.length > workLimits.steps)
    return `最多 ${String(workLimits.steps)} 步，现在有 ${String(lines.length)} 步。`;
  const long = lines.findIndex((line) => line.length > workLimits.step);
  return long < 0 || `每一步最多 ${String(workLimits.step)} 个字，第 ${String(long + 1)} 步太长。`;
}

export function storyProblem(story: string): string | true {
  const lines = linesOf(story);
  if (lines.length > workLimits.paragraphs) return `最多 ${String(workLimits.paragraphs)} 段。`;
  return (
    lines.every((line) => line.length <= workLimits.paragraph) || `每一段最多 ${String(workLimits.paragraph)} 个字。`
  );
}

/** Files of a work on their way: addresses for their owner alone. */
export interface EntryFiles {
  cover: { id: string; url: string } | null;
  pictures: readonly { id: string; url: string }[];
}

const DRAWN = '/api/ext/v1/media/work-1.svg';

/** A work as its page would show it. */
export function previewOf(
  values: EntryValues,
  { cover, pictures }: EntryFiles,
  of: { id: number; author: string; at: string },
): WorkDetail {
  const { season, category, video } = values;
  const title = values.title.trim() || '还没有标题';
  const summary = values.summary.trim() || '还没有写它替谁做了什么。';
  const picture = (url: string, alt: string) => ({ url, width: 3, height: 2, alt });
  return {
    id: of.id,
    author: of.author,
    submittedAt: of.at,
    likeCount: 0,
    liked: false,
    award: '',
    sample: false,
    title,
    summary,
    season,
    category,
    video: video.trim(),
    content: linesOf(values.story),
    steps: linesOf(values.steps),
    cover: picture(cover?.url ?? DRAWN, title),
    pictures: pictures.map(({ url }, at) => picture(url, `${title}，第 ${String(at + 1)} 张图`)),
  };
}
