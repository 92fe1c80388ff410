/** What the backend does besides serving: `npm run backend -- setup`. */
export const commands = ['setup', 'remove-samples'] as const;

export type Command = (typeof commands)[number];
