import type { InputOf, SpamWord, spamWordList, spamWordSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow } from '../../database/database';
import { refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { saveRow } from '../../lists/save-row';

const words = { table: 'spam_words', columns: 'id, version, word, points', from: 'spam_words', key: 'id' };

export function spamWordRows(query: DeskQuery<typeof spamWordList>) {
  const where = new Conditions().search(query.keyword, ['word']);
  return { ...words, sorts: { word: 'word', points: 'points' }, where };
}

/** Makes a word where there is no `id`, and changes one where there is. */
export async function saveSpamWord(
  transaction: Queryable,
  { id, version, word, points }: InputOf<typeof spamWordSave>,
): Promise<Saved<SpamWord>> {
  // Two who add one word at once wait for each other here.
  await transaction.query('lock table spam_words in share row exclusive mode');
  const taken = 'select 1 as one from spam_words where word = $1 and id <> $2';
  if (word !== undefined && (await firstRow(transaction, taken, [word, id ?? 0])))
    refuseField('word', '已经有这个词了');
  return saveRow<SpamWord>(transaction, words, { id, version, columns: { word, points }, needs: ['word', 'points'] });
}
