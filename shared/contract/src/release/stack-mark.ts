/** A place in a script of the site, as browsers write it in a stack: its package and file, then line and column. */
const PLACE = /\/assets\/([\w./-]+\.js)\S*?(:\d+:\d+)/g;

/** So many letters and digits that say little of a text, and are the same for the same: no secret is kept by them. */
function shortHash(text: string, length: number): string {
  const size = 36 ** length;
  let sum = size;
  for (const letter of text) sum = size + ((sum * 31 + letter.charCodeAt(0)) % size);
  return sum.toString(36).slice(1);
}

/** The beginning of the mark of every stack whose first place is this one, as `remote-a/list.1f0c.js:1:2345`. */
export const placeMark = (place: string): string => shortHash(place, 6);

/** Eight letters and digits after a space: where in the site's files it was thrown, and by which way; empty where no file is named. */
export function stackMark(stack = ''): string {
  const [first, ...way] = Array.from(stack.matchAll(PLACE), ([, file = '', at = '']) => file + at);
  return first ? ` ${placeMark(first)}${shortHash(way.join(), 2)}` : '';
}
