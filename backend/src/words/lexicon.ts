import { pinyin } from 'pinyin-pro';
import { isHan, runsOf, segmentsOf } from './words';

/** Words that visitors use for the same. Each is found by the others; what they are found as is not told. */
const same: readonly (readonly string[])[] = [
  ['失败', '出错', '报错', '异常', '错误', '不成功'],
  ['登录', '登入'],
  ['价格', '费用', '收费', '多少钱', '报价', '付费'],
  ['定时', '计划', '按时'],
  ['卸载', '删除'],
  ['表格', 'excel', '工作簿'],
  ['抓取', '采集', '爬取'],
  ['网页', '浏览器'],
  ['漫画', '连环画'],
  ['证书', '认证'],
  ['电脑', '机器'],
  ['代理', 'proxy'],
  ['日志', '记录'],
  ['更新', '升级'],
];

/** Latin words shorter than this have too many neighbours. */
const TYPED = 4;
/** Characters of the longest Chinese word that is taken for another. */
const LONGEST = 4;

/** How a text of Chinese sounds, without tones. */
const soundOf = (text: string): string => pinyin(text, { toneType: 'none', type: 'array', v: true }).join(' ');

/** A part of what was typed. */
export interface Part {
  typed: string;
  /** What is meant by it, where that was found on the way; see `meantBy`. */
  as?: string | null;
}

/** The words that this site is about, and what else is meant by what sounds or looks like one of them. */
export class Lexicon {
  private readonly words = new Set<string>();
  private readonly bySound = new Map<string, string>();
  /** By how they sound without blanks, as somebody types it. */
  private readonly bySpelling = new Map<string, string>();
  private readonly synonyms = new Map<string, readonly string[]>();

  /** @param texts titles and keywords, those that matter most first: of words that sound the same the first is meant */
  constructor(texts: readonly string[]) {
    for (const group of same) for (const word of group) this.synonyms.set(word, group);
    for (const word of [...texts.flatMap(wordsOf), ...same.flat()]) {
      if (this.words.has(word)) continue;
      this.words.add(word);
      if (!isHan(word)) continue;
      const sound = soundOf(word);
      if (this.bySound.has(sound)) continue;
      this.bySound.set(sound, word);
      const spelling = sound.replaceAll(' ', '');
      if (!this.bySpelling.has(spelling)) this.bySpelling.set(spelling, word);
    }
  }

  /** Words that mean the same, the word among them. */
  synonymsOf(word: string): readonly string[] {
    return this.synonyms.get(word) ?? [word];
  }

  /** The word of ours that one sounds like, or is by one letter; null where it is ours itself, or like none. */
  meantBy(word: string): string | null {
    if (this.words.has(word)) return null;
    if (isHan(word)) return this.bySound.get(soundOf(word)) ?? null;
    // `denglu`: what was typed before an input method made characters of it.
    return this.bySpelling.get(word) ?? this.neighbour(word);
  }

  /** A run of Chinese in its words; those that sound like a word of ours stand by themselves. */
  split(run: string): Part[] {
    const characters = Array.from(run);
    const parts: Part[] = [];
    let rest = '';
    for (let at = 0; at < characters.length;) {
      const found = this.longestAt(characters, at);
      if (found === null) {
        rest += characters[at] ?? '';
        at += 1;
        continue;
      }
      parts.push(...partsOf(rest), found);
      rest = '';
      at += Array.from(found.typed).length;
    }
    return [...parts, ...partsOf(rest)];
  }

  private longestAt(characters: readonly string[], at: number): Part | null {
    for (let length = Math.min(LONGEST, characters.length - at); length > 1; length -= 1) {
      const word = characters.slice(at, at + length).join('');
      const as = this.meantBy(word);
      if (as !== null || this.words.has(word)) return { typed: word, as };
    }
    return null;
  }

  private neighbour(word: string): string | null {
    if (word.length < TYPED || !/^\p{L}+$/u.test(word)) return null;
    // Who is not done typing has made no mistake yet.
    for (const known of this.words) if (known.startsWith(word)) return null;
    for (const known of this.words) if (!isHan(known) && isOneEditAway(word, known)) return known;
    return null;
  }
}

const partsOf = (run: string): Part[] => segmentsOf(run).map(({ segment }) => ({ typed: segment }));

/** Chinese of two characters and more; other words of two letters and more. */
function wordsOf(text: string): string[] {
  return runsOf(text)
    .flatMap((run) => (isHan(run) ? segmentsOf(run).map(({ segment }) => segment) : [run]))
    .filter((word) => word.length > 1);
}

/** One letter more, less or different, or two neighbours in each other's place. */
function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const rests = [
    [a.slice(at + 1), b.slice(at + 1)],
    [a.slice(at + 1), b.slice(at)],
    [a.slice(at), b.slice(at + 1)],
  ];
  if (rests.some(([left, right]) => left === right)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
