import type { DeskHelpSection, InputOf, deskHelpSectionList, deskHelpSectionSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskQuery } from '../../lists/read-list';

const columns = `s.id, s.version, s.slug, s.name, s.position,
  (select count(*)::int from help_articles a where a.section_id = s.id) as "articleCount"`;
const sorts = { position: 's.position', name: 's.name' };

export function helpSectionRows(query: DeskQuery<typeof deskHelpSectionList>) {
  const where = new Conditions().search(query.keyword, ['s.name', 's.slug']);
  return { columns, from: 'help_sections s', key: 's.id', sorts, where };
}

export async function saveHelpSection(
  transaction: Queryable,
  { id, version, slug, name, position }: InputOf<typeof deskHelpSectionSave>,
): Promise<Saved<DeskHelpSection>> {
  if (id === undefined) {
    const row = await sectionOf(transaction, await makeSection(transaction, { slug, name, position }));
    return { row, before: {}, after: { ...row } };
  }
  const now = await sectionOf(transaction, id);
  if (slug !== undefined && slug !== now.slug) refuseField('slug', '建好以后不能改');
  const wanted = { table: 'help_sections', id, version: version ?? 0, columns: { name, position } };
  const change = await changeRow(transaction, wanted);
  return { row: await sectionOf(transaction, id), ...change };
}

async function makeSection(
  transaction: Queryable,
  { position = 0, ...form }: Pick<InputOf<typeof deskHelpSectionSave>, 'slug' | 'name' | 'position'>,
): Promise<number> {
  const { slug, name } = required({ slug: form.slug, name: form.name });
  const sql =
    'insert into help_sections (slug, name, position) values ($1, $2, $3) on conflict (slug) do nothing returning id';
  const row = await firstRow<{ id: number }>(transaction, sql, [slug, name, position]);
  if (!row) refuseField('slug', '这个编号已经有了');
  return row.id;
}

/** Removes a section and returns it. */
export async function removeHelpSection(
  transaction: Queryable,
  { id, version }: { id: number; version: number },
): Promise<DeskHelpSection> {
  // An editor who puts an article into the section meanwhile waits, and finds it gone.
  await transaction.query('select 1 as one from help_sections where id = $1 for update', [id]);
  const section = await sectionOf(transaction, id);
  if (section.version !== version) throw new Refusal('changed-since');
  if (section.articleCount > 0) throw new Refusal('in-use');
  await transaction.query('delete from help_sections where id = $1', [id]);
  return section;
}

async function sectionOf(transaction: Queryable, id: number): Promise<DeskHelpSection> {
  return found(
    await firstRow<DeskHelpSection>(transaction, `select ${columns} from help_sections s where s.id = $1`, [id]),
  );
}
