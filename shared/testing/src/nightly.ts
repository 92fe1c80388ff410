/** Whether this is `npm run nightly`: every suite, and as often as it takes to meet what goes wrong rarely. */
export const isNightly = process.env['NIGHTLY'] === '1';

/** How often something is tried: `few` times with every change, `many` at night. */
export function times(few: number, many: number): number {
  return isNightly ? many : few;
}

/** Every second item, from the first or the second on; all of them at night. Where two tests take a half each, none is left out. */
export function half<Item>(items: Iterable<Item>, which: 0 | 1): Item[] {
  return [...items].filter((_item, at) => isNightly || at % 2 === which);
}
