import { pictureIn, type PictureLine } from '@shared/contract/fields';

/** A piece of a line: as it was typed, an address, or code. */
export type Inline = { kind: 'text'; text: string } | { kind: 'link'; text: string } | { kind: 'code'; text: string };

/** A piece of what a visitor wrote. */
export type Block =
  | { kind: 'text' | 'quote'; inlines: readonly Inline[] }
  | { kind: 'list'; items: readonly { mark: string; inlines: readonly Inline[] }[] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; picture: PictureLine };

/** The most UTF-16 units that are looked through; what is longer, and no field takes that, is text. */
const LONGEST = 20_000;

const FENCE = /^```[^`]*$/;
const FENCE_END = /^```\s*$/;
const QUOTED = /^>(?: |$)/;
/** A line of a list, with a number or a dot before it: 1. …, 2、…, - …. */
const LISTED = /^ {0,3}(\d{1,2}(?:[.)] |[、．]) ?|[-*•] )(?=\S)/;

/**
 * Addresses are of ASCII alone, so that nothing in them can look like something else, have no names or passwords before the host,
 * and end where Chinese begins. Whatever is no such address is text.
 */
const INLINE =
  /`([^`\n]+)`|https?:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5}(?!\d))?(?:[/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?/gi;
const LONGEST_ADDRESS = 2000;

/** Splits a visitor's text into pieces: fenced and inline code, lines that quote or list, pictures, addresses. Nothing else means anything. */
export function blocksOf(written: string): Block[] {
  if (written.length > LONGEST) return [{ kind: 'text', inlines: [{ kind: 'text', text: written }] }];
  const lines = written.split(/\r\n?|\n/);
  const blocks: Block[] = [];
  // A fence that opens behind the last one is never closed.
  const lastFence = lines.findLastIndex((line) => FENCE_END.test(line));
  let at = 0;
  while (at < lines.length) {
    const from = at;
    const kind = kindOf(lines[at] ?? '');
    if (isFence(lines, at, lastFence)) {
      at = lines.findIndex((line, index) => index > from && FENCE_END.test(line)) + 1;
      blocks.push({ kind: 'code', text: lines.slice(from + 1, at - 1).join('\n') });
      continue;
    }
    const picture = pictureIn(lines[at] ?? '');
    if (picture) {
      blocks.push({ kind: 'picture', picture });
      at += 1;
      continue;
    }
    do at += 1;
    while (
      at < lines.length &&
      kindOf(lines[at] ?? '') === kind &&
      !isFence(lines, at, lastFence) &&
      !pictureIn(lines[at] ?? '')
    );
    const part = lines.slice(from, at);
    if (kind === 'list') {
      const items = part.map((line) => ({
        mark: LISTED.exec(line)?.[1]?.trim() ?? '',
        inlines: inlinesOf(line.replace(LISTED, '')),
      }));
      blocks.push({ kind, items });
      continue;
    }
    const text =
      kind === 'quote' ? part.map((line) => line.replace(/^> ?/, '')).join('\n') : withoutEmptyEnds(part).join('\n');
    if (text.trim() !== '') blocks.push({ kind, inlines: inlinesOf(text) });
  }
  return blocks;
}

const kindOf = (line: string) => (QUOTED.test(line) ? 'quote' : LISTED.test(line) ? 'list' : 'text');

function isFence(lines: readonly string[], at: number, lastFence: number): boolean {
  return at < lastFence && FENCE.test(lines[at] ?? '');
}

/** Takes empty lines off the ends: there is room between pieces already. */
function withoutEmptyEnds(lines: readonly string[]): readonly string[] {
  const isFull = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1);
}

function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = [];
  let told = 0;
  const tellUpTo = (end: number) => {
    if (end > told) inlines.push({ kind: 'text', text: text.slice(told, end) });
  };
  for (const match of text.matchAll(INLINE)) {
    const [found, code] = match;
    const address = code === undefined ? addressIn(text, match.index, found) : undefined;
    if (code === undefined && address === undefined) continue;
    tellUpTo(match.index);
    inlines.push(address === undefined ? { kind: 'code', text: code ?? '' } : { kind: 'link', text: address });
    told = match.index + (address ?? found).length;
  }
  tellUpTo(text.length);
  return inlines;
}

/** The address that begins here, without the punctuation of the sentence around it; undefined where it is none. */
function addressIn(text: string, at: number, found: string): string | undefined {
  if (/[a-z0-9]/i.test(text.charAt(at - 1)) || found.length > LONGEST_ADDRESS) return undefined;
  // `https://known.example@other.example` leads elsewhere than it says, with a word after a colon before the @, too.
  if (/^(?:@|:[^\s:]*@)/.test(text.slice(at + found.length, at + found.length + LONGEST_ADDRESS))) return undefined;
  const host = /^https?:\/\/([^/?#:]+)/i.exec(found)?.[1] ?? '';
  if (host.includes('..')) return undefined;
  return withoutPunctuation(found);
}

const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

function withoutPunctuation(address: string): string {
  let end = address.length;
  for (;;) {
    const last = address.charAt(end - 1);
    const partner = partners[last];
    const count = (character: string) => address.slice(0, end).split(character).length;
    const isLoose = partner === undefined ? /[.,;:!?'*_~]/.test(last) : count(last) > count(partner);
    if (!isLoose) return address.slice(0, end);
    end -= 1;
  }
}
