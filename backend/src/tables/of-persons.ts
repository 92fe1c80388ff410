import { tables } from './declared';
import type { Told } from './declaration';

export type Section = Told & { table: string };
export const sections: readonly Section[] = Object.entries(tables).flatMap(([table, { told }]) =>
  'file' in told ? [{ table, ...told }] : [],
);

/** Tables whose rows go without anything else changing: a seat is free once its booking is gone. */
export const ownedRows: readonly { table: string; column: string }[] = Object.entries(tables).flatMap(
  ([table, { erased }]) => (typeof erased === 'object' && 'rowsOf' in erased ? [{ table, column: erased.rowsOf }] : []),
);
