import { readMarkdown } from '@shared/markup/read-markdown';

/** Fields of content files that are Markdown. */
const FIELDS: ReadonlySet<string> = new Set(['story', 'body']);

/** Reads the Markdown in a content file, as the composer does with what is published: no page carries a reader of its own. */
export default function markdownLoader(text: string): string {
  return JSON.stringify(JSON.parse(text), (name, value: unknown) => {
    if (!FIELDS.has(name) || typeof value !== 'string') return value;
    const { blocks, problems } = readMarkdown(value);
    for (const { message } of problems) throw new SyntaxError(message);
    return blocks;
  });
}
