import type { InputOf, SpamWord, spamWordList, spamWordSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { found } from '../../http/found';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskQuery } from '../../lists/read-list';

const columns = 'id, version, word, points';

export function spamWordRows(query: DeskQuery<typeof spamWordList>) {
  const where = new Conditions().search(query.keyword, ['word']);
  return { columns, from: 'spam_words', key: 'id', sorts: { word: 'word', points: 'points' }, where };
}

/** Makes a word where there is no `id`, and changes one where there is. */
export async function saveSpamWord(
  transaction: Queryable,
  { id, version = 0, word, points }: InputOf<typeof spamWordSave>,
): Promise<Saved<SpamWord>> {
  // Two who add one word at once wait for each other here.
  await transaction.query('lock table spam_words in share row exclusive mode');
  const taken = 'select 1 as one from spam_words where word = $1 and id <> $2';
  if (word !== undefined && (await firstRow(transaction, taken, [word, id ?? 0])))
    refuseField('word', '已经有这个词了');
  if (id !== undefined) {
    const change = await changeRow(transaction, { table: 'spam_words', id, version, columns: { word, points } });
    return {
      row: await onlyRow<SpamWord>(transaction, `select ${columns} from spam_words where id = $1`, [id]),
      ...change,
    };
  }
  const made = required({ word, points });
  const sql = `insert into spam_words (word, points) values ($1, $2) returning ${columns}`;
  return { row: await onlyRow<SpamWord>(transaction, sql, [made.word, made.points]), before: {}, after: made };
}

/** @throws Refusal `changed-since`, `not-found` */
export async function removeSpamWord(transaction: Queryable, id: number, version: number): Promise<string> {
  await changeRow(transaction, { table: 'spam_words', id, version, columns: {} });
  return found(
    await firstRow<{ word: string }>(transaction, 'delete from spam_words where id = $1 returning word', [id]),
  ).word;
}
