import type { InputOf, MailTemplate, templateList, templateSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow } from '../../database/database';
import { refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { saveRow } from '../../lists/save-row';

const templates = {
  table: 'mail_templates',
  columns: 'id, name, subject, body, version, changed_at as "changedAt"',
  from: 'mail_templates',
  key: 'id',
};

export function templateRows(query: DeskQuery<typeof templateList>) {
  const where = new Conditions().search(query.keyword, ['name', 'subject', 'body']);
  const sorts = { name: 'name', changedAt: 'changed_at' };
  return { ...templates, sorts, where };
}

/** Makes a template where there is no `id`, and changes one where there is. */
export async function saveTemplate(
  transaction: Queryable,
  { id, version, name, subject, body }: InputOf<typeof templateSave>,
): Promise<Saved<MailTemplate>> {
  await refuseTakenName(transaction, name, id);
  const columns = { name, subject, body, changed_at: id === undefined ? undefined : new Date() };
  return saveRow<MailTemplate>(transaction, templates, { id, version, columns, needs: ['name', 'subject', 'body'] });
}

async function refuseTakenName(transaction: Queryable, name: string | undefined, id = 0): Promise<void> {
  if (name === undefined) return;
  // Two who take one name at once wait for each other here.
  await transaction.query('lock table mail_templates in share row exclusive mode');
  const taken = 'select 1 as one from mail_templates where name = $1 and id <> $2';
  if (await firstRow(transaction, taken, [name, id])) refuseField('name', '已经有叫这个名字的模板了');
}
