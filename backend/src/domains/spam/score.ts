import { type Reason, contactsIn } from './contacts';
import { likenessOf } from './likeness';
import { type Undisguised, undisguise } from './undisguise';
import lists from './words.json' with { type: 'json' };

/** Points from which a text is held until a moderator has looked at it. */
export const HELD = 50;
/** The number of a member's first texts that weigh more. */
export const FIRST_POSTS = 3;

/** What is known about an author, and about where the text was seen before. */
export interface Facts {
  /** Texts of the author that others see. */
  posts: number;
  /** Texts of the author that moderators removed of late. */
  removed: number;
  /** The share of the text, from 0 to 1, that somebody wrote in the last days. */
  repeated: number;
  /** Words that the desk keeps, with their points. */
  words: readonly { word: string; points: number }[];
}

export interface Score {
  points: number;
  reasons: readonly Reason[];
}

const asSounds: ReadonlySet<string> = new Set(lists.asSounds);
const has = (text: string, pattern: string) => new RegExp(pattern, 'iu').test(text);

const ASKS = '叫人联系';
const OF_THE_DESK = '词表：';
const DISGUISED = 25;
/** Points of a repetition, which is held however calm its words are. */
const REPETITION = HELD + 20;
/** The share of a text from which it is a repetition. */
const REPEATED = 0.6;
/** Characters of a text that is long enough for its wording to say something. */
const WORDED = 8;
/** Posts after which a member without removals is trusted more. */
const TRUSTED = 20;

/** How much a text looks like advertising, and why. It knows nothing but what it is given. */
export function scoreOf(text: string, facts: Facts): Score {
  const read = undisguise(text);
  const contacts = contactsIn(read);
  const found = [...contacts, ...lists.groups.flatMap((group) => groupIn(read, group))];
  const add = (what: string, points: number) => found.push({ what, points });
  for (const { word, points } of facts.words)
    if (read.compact.includes(undisguise(word).compact)) add(`${OF_THE_DESK}${word}`, points);
  if (has(read.compact, lists.earned)) add('许诺收入', 25);
  if (read.disguises.length > 0) add(read.disguises.join('、'), 20);
  if (facts.repeated >= REPEATED) add(`和最近的内容重复 ${Math.round(facts.repeated * 100)}%`, REPETITION);
  addTone(read, { found, isReachable: contacts.length > 0, text });
  // Who wrote it makes nothing of what is harmless.
  if (found.some(({ points }) => points > 0)) addAuthor(facts, { found, isReachable: contacts.length > 0 });
  return {
    points: Math.max(
      0,
      found.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons: found,
  };
}

interface Found {
  found: Reason[];
  /** Whether it says how somebody is reached outside. */
  isReachable: boolean;
}

/** What a text is about, and how it says so. */
function addTone(read: Undisguised, { found, isReachable, text }: Found & { text: string }): void {
  const isElsewhere = !has(read.clear, lists.trade) && !has(read.clear, lists.asks);
  const tones = lists.signals.filter(({ pattern }) => has(read.clear, pattern)).map(({ what }) => what);
  const each = isElsewhere ? 15 : tones.length > 2 ? 12 : 6;
  if (tones.length > 1 || (tones.length > 0 && isElsewhere))
    found.push({ what: `推销的口气：${tones.join('、')}`, points: tones.length * each });
  const likeness = read.compact.length < WORDED ? -1.5 : likenessOf(text);
  // Wording alone holds nothing: code, and what nobody wrote before, is unlike everything.
  const isStrong = likeness > 0 && found.length > 0 && read.compact.length >= 2 * WORDED;
  if (likeness > -1.2) found.push({ what: '字句像广告', points: isStrong ? 35 : 20 });
  if (found.length > 0 && isElsewhere) found.push({ what: '和本站的话题无关', points: 20 });
  // Words of the desk, and contacts, count however calm the rest is.
  if (found.length === 0 || isReachable || found.some(({ what }) => what.startsWith(OF_THE_DESK))) return;
  if (likeness < -2) found.push({ what: '字句像平常的讨论', points: -20 });
  // Moderators, and who reports, name what they talk about.
  if (has(read.clear, lists.aboutAds)) found.push({ what: '在谈论广告', points: -20 });
}

function addAuthor({ posts, removed }: Facts, { found, isReachable }: Found): void {
  if (removed > 0) found.push({ what: `最近被移除过 ${removed} 条`, points: Math.min(removed, 2) * 15 });
  const isPointed = found.some(({ what }) => what.startsWith(ASKS) || what.includes('改写过的'));
  if (posts < FIRST_POSTS && (isReachable || isPointed))
    found.push({ what: `作者的前 ${FIRST_POSTS} 条`, points: isReachable ? 15 : 10 });
  if (posts >= TRUSTED && removed === 0) found.push({ what: '作者一直发得好', points: -20 });
}

interface Group {
  what: string;
  points: number;
  /** Points of each word after the first. */
  more: number;
  words: readonly string[];
}

/** Words after which more of the same kind say nothing more. */
const ENOUGH = 3;
const LATIN = /^[a-z0-9]+$/;

function groupIn(read: Undisguised, { what, points, more, words }: Group): Reason[] {
  const latin = new Set(read.clear.split(/[^a-z0-9]+/));
  const hits: string[] = [];
  for (const word of words) {
    const isThere = LATIN.test(word) ? latin.has(word) : read.has(word);
    if (isThere && hits.some((hit) => hit.includes(word))) continue;
    if (isThere || (asSounds.has(word) && read.sounds(word))) hits.push(word);
  }
  if (hits.length === 0) return [];
  const reason = {
    what: `${what}：${hits.slice(0, 5).join('、')}`,
    points: points + (Math.min(hits.length, ENOUGH) - 1) * more,
  };
  const isDisguised = hits.some((hit) => !read.open.includes(hit));
  return isDisguised ? [reason, { what: `改写过的词：${what}`, points: DISGUISED }] : [reason];
}
