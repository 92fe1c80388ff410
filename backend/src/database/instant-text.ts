/** Number of the type `timestamptz` in every PostgreSQL. */
export const TIMESTAMPTZ = 1184;

/** SQL: an instant inside a JSON column, as the contract writes instants. */
export const instantColumn = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An instant of a row as the contract writes instants, so that a row can be an answer as it is. */
export const instantText = (text: string): string => new Date(text).toISOString();
