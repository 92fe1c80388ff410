const HAN = /^\p{Script=Han}+$/u;

/** Returns one spelling for what means the same: width and case. */
export const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

export const isHan = (text: string): boolean => HAN.test(text);

/** Runs of Chinese, and words of other letters and digits, in their order. */
export const runsOf = (text: string): string[] =>
  normalize(text).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];

/** Search terms of a word: of Chinese each two neighbouring characters, so that nobody has to agree on where words end. */
export function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

/** Spells a sound as many in the south say it: zh, ch and sh as z, c and s, and no difference between n and ng at an end. */
export const roughly = (sound: string): string => sound.replaceAll(/([zcs])h/g, '$1').replaceAll(/([aei]n)g/g, '$1');

/** Whether there is one letter more, less or different, or two neighbours in each other's place. */
export function isOneEditAway(a: string, b: string): boolean {
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
