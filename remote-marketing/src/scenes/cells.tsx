import { type Status, StatusMark, text } from '@shared/ui';

/** A status with its words, as the cell of a table. */
export function mark(status: Status, words: string) {
  return <StatusMark status={status}>{words}</StatusMark>;
}

/** A name of the trade of programming, as the cell of a table. */
export function mono(name: string | undefined) {
  return <code className={text.mono}>{name}</code>;
}
