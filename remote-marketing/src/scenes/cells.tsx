import { type Status, StatusMark, text } from '@shared/ui';

/** A status with its words, as the cell of a table. */
export function mark(status: Status, words: string) {
  return <StatusMark status={status}>{words}</StatusMark>;
}

/** A name of the trade of programming, as the cell of a table. */
export function mono(name: string | undefined) {
  return <code className={text.mono}>{name}</code>;
}

/** Rows of a table whose cells carry a status where they say one of the marked words. */
export function marked(rows: readonly (readonly string[])[], marks: readonly { status: string; word: string }[]) {
  return rows.map((row) =>
    row.map((cell) => {
      const found = marks.find(({ word }) => word === cell);
      return found ? mark(found.status as Status, cell) : cell;
    }),
  );
}
