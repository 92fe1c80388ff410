import MarkdownIt, { type Token } from 'markdown-it';
import { readElements } from '@shared/markup';

// Components and expressions of MDX are in a story as HTML does; four blanks indent them and make no code.
const markdown = new MarkdownIt({ html: true }).disable('code');

interface StoryPicture {
  line: number;
  /** Attributes as they are written, `{…}` around expressions; null of a picture that is written in Markdown. */
  attributes: Readonly<Record<string, string>> | null;
}

/** The pictures of a story, in its lines from 1 on. */
export function picturesOf(story: string): StoryPicture[] {
  const lineAt = (place: number) => story.slice(0, place).split('\n').length;
  const elements = readElements(story)
    .filter(({ name }) => name === 'img')
    .map(({ start, attributes }) => ({ line: lineAt(start), attributes }));
  const written = markdown.parse(story, {}).flatMap(({ map, children }) => picturesIn(children ?? [], map?.[0] ?? 0));
  return [...elements, ...written];
}

function picturesIn(tokens: readonly Token[], firstLine: number): StoryPicture[] {
  return tokens.flatMap(({ type }, at) => {
    if (type !== 'image') return [];
    const above = tokens.slice(0, at).filter((token) => token.type === 'softbreak' || token.type === 'hardbreak');
    return [{ line: firstLine + above.length + 1, attributes: null }];
  });
}

/** The words of a story, without the addresses that its links lead to. */
export function wordsOfStory(story: string): string {
  return markdown
    .parse(story, {})
    .flatMap(({ content, children }) => children?.map((token) => token.content) ?? [content])
    .join(' ');
}
