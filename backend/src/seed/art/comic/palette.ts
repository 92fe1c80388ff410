/** Flat colours of the comics; yellow is for what moves. */
export const color = {
  ink: '#08211f',
  deep: '#042b2b',
  pine: '#053434',
  pine700: '#12504f',
  pine500: '#0b7568',
  pine400: '#2e9e8d',
  pine300: '#74cdbb',
  pine200: '#b4e0d6',
  pine100: '#d8ede7',
  paper: '#fffdf6',
  moon: '#f5f8f7',
  weft: '#ffbc14',
  weft300: '#ffdb7d',
  weft50: '#fff6de',
  red: '#b5352a',
  madder: '#a03a57',
  ochre: '#9a4e1b',
  rust: '#7c3c12',
  edge: '#9dbdb5',
} as const;

/** One decimal is finer than any screen shows, and keeps the files small. */
export const round = (value: number) => Number(value.toFixed(1));
