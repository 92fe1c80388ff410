import type { InputOf, MailTemplate, templateList, templateSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskQuery } from '../../lists/read-list';

const columns = 'id, name, subject, body, version, changed_at as "changedAt"';

export function templateRows(query: DeskQuery<typeof templateList>) {
  const where = new Conditions().search(query.keyword, ['name', 'subject', 'body']);
  const sorts = { name: 'name', changedAt: 'changed_at' };
  return { columns, from: 'mail_templates', key: 'id', sorts, where };
}

/** Makes a template where there is no `id`, and changes one where there is. */
export async function saveTemplate(
  transaction: Queryable,
  { id, version, name, subject, body }: InputOf<typeof templateSave>,
): Promise<Saved<MailTemplate>> {
  await refuseTakenName(transaction, name, id);
  if (id !== undefined) {
    const given = { name, subject, body, changed_at: new Date() };
    const { before, after } = await changeRow(transaction, {
      table: 'mail_templates',
      id,
      version: version ?? 0,
      columns: given,
    });
    const row = await onlyRow<MailTemplate>(transaction, `select ${columns} from mail_templates where id = $1`, [id]);
    return { row, before, after };
  }
  const made = required({ name, subject, body });
  const sql = `insert into mail_templates (name, subject, body) values ($1, $2, $3) returning ${columns}`;
  const row = await onlyRow<MailTemplate>(transaction, sql, [made.name, made.subject, made.body]);
  return { row, before: {}, after: made };
}

async function refuseTakenName(transaction: Queryable, name: string | undefined, id = 0): Promise<void> {
  if (name === undefined) return;
  // Two who take one name at once wait for each other here.
  await transaction.query('lock table mail_templates in share row exclusive mode');
  const taken = 'select 1 as one from mail_templates where name = $1 and id <> $2';
  if (await firstRow(transaction, taken, [name, id])) refuseField('name', '已经有叫这个名字的模板了');
}
