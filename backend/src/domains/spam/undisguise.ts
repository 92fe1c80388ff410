import { pinyin } from 'pinyin-pro';
import { isHan, normalize, segmentsOf } from '../../words/words';
import letters from './letters.json' with { type: 'json' };

const characters: ReadonlyMap<string, string> = new Map(Object.entries(letters.characters));
const pieces = Object.entries(letters.pieces);

/** Characters without width, and marks over others: nobody types them. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\p{Me}|\u034F/gu;
const UNSEEN_INSIDE = /[\p{L}\p{N}]\p{Cf}+[\p{L}\p{N}]/u;
/** Chinese, one character at a time: 加 微 信 领. */
const SPACED_OUT =
  /(?:\p{Script=Han}[ ._\-*~|/·+^#@&=\\「」【】〔〕()<>《》。，]{1,3}){3,}\p{Script=Han}(?!\p{Script=Han})/u;
/** Letters of mathematics, and those in circles: 𝐕, ⓥ. */
const DRAWN = /[\u{1D400}-\u{1D7FF}\u24B6-\u24E9\u{1F110}-\u{1F189}]/u;
/** Greek, Cyrillic, Cherokee or Lisu beside Latin or Chinese. */
const FOREIGN =
  /[\p{Script=Latin}\p{Script=Han}][\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Lisu}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Lisu}][\p{Script=Latin}\p{Script=Han}]/u;

/** A text without what hides words from a reader of characters, but not from a person. */
export interface Undisguised {
  /** As it was written, in one width and case. */
  open: string;
  /** Look-alike letters as what they look like; spaces and signs are there. */
  clear: string;
  /** Letters, digits and Chinese alone. */
  compact: string;
  /** Whether a word is written in it, and does not begin inside another: 名表 is not in 报名表. */
  has: (word: string) => boolean;
  /** Whether a word sounds in it that is not written in it. */
  sounds: (word: string) => boolean;
  disguises: readonly string[];
}

export function undisguise(text: string): Undisguised {
  const open = normalize(text);
  const clear = clearOf(open);
  const compact = clear.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const spoken = spokenOf(compact);
  const disguises = [
    UNSEEN_INSIDE.test(text) ? '看不见的字符' : null,
    SPACED_OUT.test(text) ? '字间加空格或符号' : null,
    DRAWN.test(text) ? '花体字母' : null,
    FOREIGN.test(open) ? '形近的外文字母' : null,
    pieces.some(([piece]) => open.includes(piece)) ? '拆开的字' : null,
  ].filter((disguise) => disguise !== null);
  return {
    open,
    clear,
    compact,
    has: (word) => stands(compact, word),
    sounds: (word) => sounds(spoken, word),
    disguises,
  };
}

function clearOf(open: string): string {
  const unmarked = open
    .replaceAll(UNSEEN, '')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC');
  const plain = Array.from(unmarked, (character) => characters.get(character) ?? character).join('');
  return pieces.reduce((clear, [piece, meant]) => clear.replaceAll(piece, meant), plain);
}

/** Whether a place of a text is inside one of its words, and not between two. */
function isInside(text: string, at: number): boolean {
  return segmentsOf(text).some(({ index, segment }) => index < at && at < index + segment.length);
}

function stands(compact: string, word: string): boolean {
  if (!isHan(word)) return compact.includes(word);
  for (let at = compact.indexOf(word); at !== -1; at = compact.indexOf(word, at + 1))
    if (!isInside(compact, at)) return true;
  return false;
}

/** How a text sounds, and where in it a character or a word of Latin letters begins. */
interface Spoken {
  compact: string;
  sound: string;
  /** Places in the text by places in the sound, at which something begins. */
  begins: ReadonlyMap<number, number>;
}

function spokenOf(compact: string): Spoken {
  let sound = '';
  let at = 0;
  const begins = new Map<number, number>();
  for (const [run] of compact.matchAll(/\p{Script=Han}+|[^\p{Script=Han}]/gu)) {
    const spoken = isHan(run) ? pinyin(run, { toneType: 'none', type: 'array', v: true }) : [run];
    const written = Array.from(run);
    for (const [index, syllable] of spoken.entries()) {
      begins.set(sound.length, at);
      sound += syllable;
      at += written[index]?.length ?? 0;
    }
  }
  begins.set(sound.length, at);
  return { compact, sound, begins };
}

const soundOf = (word: string) => pinyin(word, { toneType: 'none', type: 'array', v: true }).join('');

function sounds({ compact, sound, begins }: Spoken, word: string): boolean {
  const wanted = soundOf(word);
  for (let from = sound.indexOf(wanted); from !== -1; from = sound.indexOf(wanted, from + 1)) {
    const [begin, end] = [begins.get(from), begins.get(from + wanted.length)];
    if (begin === undefined || end === undefined) continue;
    const written = compact.slice(begin, end);
    // A word of every day is meant as it stands: 带宽 sounds like 贷款.
    if (written !== word && !isWord(compact, begin, end)) return true;
  }
  return false;
}

/** Whether a part of a text is cut into words at its ends, and the words are longer than characters. */
function isWord(compact: string, begin: number, end: number): boolean {
  if (!isHan(compact.slice(begin, end))) return false;
  const inside = segmentsOf(compact).filter(({ index, segment }) => index < end && index + segment.length > begin);
  return inside.some(({ segment }) => segment.length > 1);
}
