import type { Retained } from '@shared/contract/retention';

/** Duties of a table: whoever adds one says what becomes of its rows. */
export interface Declaration {
  /** Kinds of the retention table whose rules remove from it, or why rows stay. */
  kept: Retained | readonly Retained[] | { stays: string };
  /** The end of a person's rows when the account is deleted. */
  erased: Erased;
  /** Part of the archive that a person can ask for, or why it is none. */
  told: Told | { untold: string };
}

type Erased =
  /** Rows are deleted by the column that holds the person's number. */
  | { rowsOf: string }
  /** Rows are deleted by the database, with the row that they point at. */
  | 'cascade'
  /** Rows are deleted by `domains/account`, as the words say. */
  | { by: string }
  | 'nobody';

export interface Told {
  /** Name of its file in the archive. */
  file: string;
  /** SQL of a text by which rows are told apart and ordered. */
  key: string;
  /** SQL of what is told of each row. */
  columns: string;
  /** SQL: whose rows, the person being `$1`. */
  where: string;
}

export const stays = (why: string) => ({ stays: why });
export const rowsOf = (column: string) => ({ rowsOf: column });
export const by = (how: string) => ({ by: how });
export const untold = (why: string) => ({ untold: why });
export const ofNobody = (kept: Declaration['kept']): Declaration => ({
  kept,
  erased: 'nobody',
  told: untold('nobody is in it'),
});

/** SQL: a number as a text that is ordered as the number is. */
export const byNumber = (column: string) => `lpad(${column}::text, 10, '0')`;
/** Rows in a file of the archive, in the order of their key. */
export const inFileBy = (file: string, key: string, where = 'user_id = $1') => ({
  columns: (columns: string): Told => ({ file, key, where, columns }),
});
/** Rows of a table in a file of the archive, by their id. */
export const inFile = (file: string, table: string, where?: string) => inFileBy(file, byNumber(`${table}.id`), where);
/** Rows that belong to a person's messages. */
export const ofMessages = (table: string, columns: string, file = `${table.replace('_', '-')}.json`): Declaration => ({
  kept: stays('as long as the message'),
  erased: 'cascade',
  told: inFile(file, table, 'message_id in (select id from messages where user_id = $1)').columns(columns),
});
