/** Commands of the backend besides serving: `npm run backend -- setup`. */
export const commands = ['setup', 'remove-samples', 'migrate', 'pictures', 'content'] as const;

export type Command = (typeof commands)[number];
