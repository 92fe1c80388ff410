import type { DeskChoice, InputOf, deskChoiceList, deskChoiceSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskQuery } from '../../lists/read-list';

type List = DeskChoice['sceneCode'];
type ChoiceForm = InputOf<typeof deskChoiceSave>;

const columns = `id, version, scene_code as "sceneCode", value, label, description, position,
  opens_at as "opensAt", closes_at as "closesAt"`;

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
  return { columns, from: 'scene_items', key: 'id', sorts, where };
}

const FIXED = '已经有内容用着它，不能改';

/** Adds a choice or changes one. */
export async function saveChoice(transaction: Queryable, form: ChoiceForm): Promise<Saved<DeskChoice>> {
  const { id, version, sceneCode, value, label, description, position, opensAt, closesAt } = form;
  if (id === undefined || version === undefined) {
    const row = await addChoice(transaction, form);
    return { row, before: {}, after: { ...row } };
  }
  const now = found(await choiceOf(transaction, id));
  if (sceneCode !== undefined && sceneCode !== now.sceneCode) refuseField('sceneCode', FIXED);
  if (value !== undefined && value !== now.value) refuseField('value', FIXED);
  checkDates({
    sceneCode: now.sceneCode,
    opensAt: opensAt === undefined ? now.opensAt : opensAt,
    closesAt: closesAt === undefined ? now.closesAt : closesAt,
  });
  const change = await changeRow(transaction, {
    table: 'scene_items',
    id,
    version,
    columns: { label, description, position, opens_at: opensAt, closes_at: closesAt },
  });
  return { row: found(await choiceOf(transaction, id)), ...change };
}

async function addChoice(transaction: Queryable, form: ChoiceForm): Promise<DeskChoice> {
  const { description = '', position = 0, opensAt = null, closesAt = null } = form;
  const { sceneCode, value, label } = required({ sceneCode: form.sceneCode, value: form.value, label: form.label });
  checkDates({ sceneCode, opensAt, closesAt });
  if (sceneCode === 'work-season') await needCategory(transaction);
  const sql = `insert into scene_items (scene_code, value, label, description, position, opens_at, closes_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (scene_code, value) do nothing returning id`;
  const row = await firstRow<{ id: number }>(transaction, sql, [
    sceneCode,
    value,
    label,
    description,
    position,
    opensAt,
    closesAt,
  ]);
  if (!row) refuseField('value', '这个编号已经有了');
  return found(await choiceOf(transaction, row.id));
}

/** A season in which no work could be handed in is none. */
async function needCategory(transaction: Queryable): Promise<void> {
  // The category is kept until this is written: a colleague may be removing the last one.
  const sql = `select 1 as one from scene_items where scene_code = 'work-category' limit 1 for key share`;
  if (await firstRow(transaction, sql, [])) return;
  const message = '还没有作品类别：没有类别，谁也交不了作品。请先在列表“作品类别”里建一个';
  refuseField('sceneCode', message);
}

/** Removes a choice and returns it. */
export async function removeChoice(
  transaction: Queryable,
  { id, version }: { id: number; version: number },
): Promise<DeskChoice> {
  const lock = `select ${columns} from scene_items where id = $1 for update`;
  const choice = found(await firstRow<DeskChoice>(transaction, lock, [id]));
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

async function choiceOf(transaction: Queryable, id: number): Promise<DeskChoice | null> {
  return (await firstRow<DeskChoice>(transaction, `select ${columns} from scene_items where id = $1`, [id])) ?? null;
}

function checkDates({ sceneCode, opensAt, closesAt }: Pick<DeskChoice, 'sceneCode' | 'opensAt' | 'closesAt'>): void {
  if (sceneCode !== 'work-season' && (opensAt !== null || closesAt !== null))
    refuseField('opensAt', '只有赛季有开始和结束的时间');
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    refuseField('closesAt', '结束要在开始之后');
}
