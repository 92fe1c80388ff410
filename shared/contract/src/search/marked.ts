/** A text, cut where words that were asked for begin and end. */
export type Marked = { text: string; hit?: true }[];

/** Characters of an excerpt, and how many of them are before what was found. */
const LENGTH = 110;
const BEFORE = 24;

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

function finder(forms: readonly string[]): RegExp | null {
  if (forms.length === 0) return null;
  // The longest first: of two that begin alike, all of it is marked. Words that touch are marked as one.
  const longest = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(`(?:${longest.map(escape).join('|')})+`, 'giu');
}

/** A text, cut where one of the words begins and ends. */
export function marked(text: string, forms: readonly string[]): Marked {
  const find = finder(forms);
  const parts: Marked = [];
  let end = 0;
  for (const match of find ? text.matchAll(find) : []) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The part of a text in which a word stands first; its beginning where none does. */
export function excerpt(text: string, forms: readonly string[]): Marked {
  // Paragraphs that follow each other need a blank only where no full-width sign has one of its own.
  const flat = text
    .replaceAll(/(?<=[。！？；：，、”）…])\s+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const at = finder(forms)?.exec(flat)?.index ?? 0;
  const before = flat.slice(0, at);
  const sentence = Math.max(...['。', '！', '？'].map((end) => before.lastIndexOf(end))) + 1;
  const from = flat.length > LENGTH ? whole(flat, Math.max(sentence, at - BEFORE)) : 0;
  const to = whole(flat, Math.min(flat.length, from + LENGTH));
  const part = flat.slice(from, to);
  // A part never begins with what ended the sentence before it.
  const begin = from > 0 ? `…${part.replace(/^[\p{Po}\p{Pe}\p{Pf}\s]+/u, '')}` : part;
  return marked(`${begin}${to < flat.length ? '…' : ''}`, forms);
}

/** Returns a place that is not in the middle of a character of two units. */
function whole(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
