import type { DeskChoice, InputOf, deskChoiceList, deskChoiceSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { Refusal, refuseField, required } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { readRow, saveRow } from '../../lists/save-row';

type List = DeskChoice['sceneCode'];
type ChoiceForm = InputOf<typeof deskChoiceSave>;

const choices = {
  table: 'scene_items',
  columns: `id, version, scene_code as "sceneCode", value, label, description, position,
  opens_at as "opensAt", closes_at as "closesAt"`,
  from: 'scene_items',
  key: 'id',
};

/** Tables and columns that hold values of a list. */
const users: Readonly<Record<List, { table: string; column: string }>> = {
  'forum-topic': { table: 'questions', column: 'topic' },
  'contact-topic': { table: 'messages', column: 'topic' },
  'work-season': { table: 'works', column: 'season' },
  'work-category': { table: 'works', column: 'category' },
};

/** SQL: the lists, in their order. */
const lists = Object.keys(users)
  .map((list) => `'${list}'`)
  .join(', ');

export function choiceRows(query: DeskQuery<typeof deskChoiceList>) {
  const where = new Conditions()
    .search(query.keyword, ['label', 'value', 'description'])
    .when(query.sceneCode, (list) => `scene_code = ${list}`)
    // Lists that an older version may keep have no place at the desk.
    .always(`scene_code in (${lists})`);
  // Lists come one after the other: places of different lists say nothing about each other.
  const sorts = {
    position: `array_position(array[${lists}], scene_code) * 10000 + position`,
    label: 'label',
  };
  return { ...choices, sorts, where };
}

const FIXED = '已经有内容用着它，不能改';

export async function saveChoice(transaction: Queryable, form: ChoiceForm): Promise<Saved<DeskChoice>> {
  const { id, version, sceneCode, value, label, description, position = id === undefined ? 0 : undefined } = form;
  const now = id === undefined ? null : await readRow<DeskChoice>(transaction, choices, id);
  if (now && sceneCode !== undefined && sceneCode !== now.sceneCode) refuseField('sceneCode', FIXED);
  if (now && value !== undefined && value !== now.value) refuseField('value', FIXED);
  const { sceneCode: list } = now ?? required({ sceneCode, value, label });
  const { opensAt = now?.opensAt ?? null, closesAt = now?.closesAt ?? null } = form;
  checkDates({ sceneCode: list, opensAt, closesAt });
  if (!now && list === 'work-season') await needCategory(transaction);
  const saved = await saveRow<DeskChoice>(transaction, choices, {
    id,
    version,
    columns: {
      scene_code: sceneCode,
      value,
      label,
      description,
      position,
      opens_at: form.opensAt,
      closes_at: form.closesAt,
    },
    unique: ['value', '这个编号已经有了'],
  });
  return now ? saved : { ...saved, after: { ...saved.row } };
}

/** A season in which no work could be handed in is none. */
async function needCategory(transaction: Queryable): Promise<void> {
  // The category is kept until this is written: a colleague may be removing the last one.
  const sql = `select 1 as one from scene_items where scene_code = 'work-category' limit 1 for key share`;
  if (await firstRow(transaction, sql, [])) return;
  const message = '还没有作品类别：没有类别，谁也交不了作品。请先在列表“作品类别”里建一个';
  refuseField('sceneCode', message);
}

export async function removeChoice(
  transaction: Queryable,
  { id, version }: { id: number; version: number },
): Promise<DeskChoice> {
  await transaction.query('select 1 as one from scene_items where id = $1 for update', [id]);
  const choice = await readRow<DeskChoice>(transaction, choices, id);
  if (choice.version !== version) throw new Refusal('changed-since');
  const { table, column } = users[choice.sceneCode];
  const { used } = await onlyRow<{ used: boolean }>(
    transaction,
    `select exists (select 1 from ${table} where ${column} = $1) as used`,
    [choice.value],
  );
  if (used) throw new Refusal('in-use');
  if (choice.sceneCode === 'work-category') await keepOne(transaction, id);
  await transaction.query('delete from scene_items where id = $1', [id]);
  return choice;
}

/** The last category stays for as long as there is a season: works of it could not be handed in. */
async function keepOne(transaction: Queryable, id: number): Promise<void> {
  const { lost } = await onlyRow<{ lost: boolean }>(
    transaction,
    `select exists (select 1 from scene_items where scene_code = 'work-season')
       and not exists (select 1 from scene_items where scene_code = 'work-category' and id <> $1) as lost`,
    [id],
  );
  if (lost) throw new Refusal('in-use', {}, '这是最后一个作品类别，还有赛季要用它，不能删除');
}

function checkDates({ sceneCode, opensAt, closesAt }: Pick<DeskChoice, 'sceneCode' | 'opensAt' | 'closesAt'>): void {
  if (sceneCode !== 'work-season' && (opensAt !== null || closesAt !== null))
    refuseField('opensAt', '只有赛季有开始和结束的时间');
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    refuseField('closesAt', '结束要在开始之后');
}
