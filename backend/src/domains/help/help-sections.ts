import type { DeskHelpSection, InputOf, deskHelpSectionList, deskHelpSectionSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { Refusal, refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { readRow, saveRow } from '../../lists/save-row';

const sections = {
  table: 'help_sections',
  columns: `s.id, s.version, s.slug, s.name, s.position,
  (select count(*)::int from help_articles a where a.section_id = s.id) as "articleCount"`,
  from: 'help_sections s',
  key: 's.id',
};

export function helpSectionRows(query: DeskQuery<typeof deskHelpSectionList>) {
  const where = new Conditions().search(query.keyword, ['s.name', 's.slug']);
  return { ...sections, sorts: { position: 's.position', name: 's.name' }, where };
}

export async function saveHelpSection(
  transaction: Queryable,
  { id, version, ...columns }: InputOf<typeof deskHelpSectionSave>,
): Promise<Saved<DeskHelpSection>> {
  const now = id === undefined ? null : await readRow<DeskHelpSection>(transaction, sections, id);
  if (now && columns.slug !== undefined && columns.slug !== now.slug) refuseField('slug', '建好以后不能改');
  const needs = ['slug', 'name'] as const;
  const form = { id, version, columns, needs, unique: ['slug', '这个编号已经有了'] } as const;
  const saved = await saveRow<DeskHelpSection>(transaction, sections, form);
  return now ? saved : { ...saved, after: { ...saved.row } };
}

export async function removeHelpSection(
  transaction: Queryable,
  { id, version }: { id: number; version: number },
): Promise<DeskHelpSection> {
  // An editor who puts an article into the section meanwhile waits, and finds it gone.
  await transaction.query('select 1 as one from help_sections where id = $1 for update', [id]);
  const section = await readRow<DeskHelpSection>(transaction, sections, id);
  if (section.version !== version) throw new Refusal('changed-since');
  if (section.articleCount > 0) throw new Refusal('in-use');
  await transaction.query('delete from help_sections where id = $1', [id]);
  return section;
}
