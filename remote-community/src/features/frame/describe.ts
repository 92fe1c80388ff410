/** Characters that search results show of a description. */
const MOST = 120;

/** The beginning of a text on one line, as a page's description. */
export function describe(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return characters.length <= MOST ? characters.join('') : `${characters.slice(0, MOST - 1).join('')}…`;
}
