import { plainWords } from '@shared/contract/fields';

/** A longer passage is not repeated whole; UTF-16 units. */
const LONGEST = 500;

/** A click that wants words quoted; each is another one. */
export interface Quoted {
  words: string;
}

/** The words that were marked in an element, else all that was written there. */
export function wordsToQuote(written: string, element: Element | null): string {
  const selection = window.getSelection();
  const marked = selection?.toString().trim() ?? '';
  const isHere = marked !== '' && element !== null && selection !== null && selection.rangeCount > 0;
  return isHere && element.contains(selection.getRangeAt(0).commonAncestorContainer) ? marked : written;
}

/** Puts the words below the typed text, as lines that quote. What they quote themselves is left out. */
export function withQuote(typed: string, { words }: Quoted): string {
  const own = plainWords(words)
    .split(/\r\n?|\n/)
    .filter((line) => !/^>(?: |$)/.test(line));
  const text = own.join('\n').trim();
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  if (cut === '') return typed;
  const lines = cut.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  const before = typed.trimEnd();
  return `${before === '' ? '' : `${before}\n\n`}${lines.join('\n')}\n\n`;
}
