/** Number of the type `timestamptz` in every PostgreSQL. */
export const TIMESTAMPTZ = 1184;

/** An instant of a row as the contract writes instants, so that a row can be an answer as it is. */
export const instantText = (text: string): string => new Date(text).toISOString();
