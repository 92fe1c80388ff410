import type { DataOf, InputOf, leadRuleList, leadRuleSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { refuseField, required } from '../../http/refusal';
import { readRow, writeRow } from '../../lists/save-row';

type LeadRule = DataOf<typeof leadRuleList>['items'][number];

/** SQL: whether a user of this name may work on messages. */
export const worksOnMessages = (user: string) => `${user}.roles && array['sales', 'operator']`;

/** @throws Refusal with a sentence at the field where this person may not work on messages */
export async function refuseIdle(transaction: Queryable, field: string, userId: number): Promise<void> {
  const able = `select 1 as one from users u where u.id = $1 and ${worksOnMessages('u')}`;
  if (!(await firstRow(transaction, able, [userId]))) refuseField(field, '只能选销售或管理员');
}

const people = 'from lead_rule_people p join users u on u.id = p.user_id where p.rule_id = r.id';
const rules = {
  table: 'lead_rules',
  columns: `r.id, r.topic, r.region, r.position, r.version,
  (select coalesce(jsonb_agg(p.user_id order by p.position), '[]') ${people}) as people,
  (select coalesce(string_agg(u.name, '、' order by p.position), '') ${people}) as names`,
  from: 'lead_rules r',
  key: 'r.id',
};

export function ruleRows() {
  return { ...rules, sorts: { position: 'r.position' } };
}

/** Makes a rule where there is no `id`, and changes one where there is; who stays in it keeps their turn. */
export async function saveRule(
  transaction: Queryable,
  { id, version, people: given, ...columns }: InputOf<typeof leadRuleSave>,
): Promise<Saved<LeadRule>> {
  if (id === undefined) required({ position: columns.position, people: given });
  const { id: saved, before, after } = await writeRow(transaction, rules.table, { id, version, columns });
  if (given) await setPeople(transaction, saved, given);
  const row = await readRow<LeadRule>(transaction, rules, saved);
  return { row, before, after: { ...after, ...(given && { people: given }) } };
}

async function setPeople(transaction: Queryable, ruleId: number, ids: readonly number[]): Promise<void> {
  const chosen =
    'select id::int, position from jsonb_array_elements_text($2::jsonb) with ordinality as t (id, position)';
  const able = `select count(*)::int as able from users u where ${worksOnMessages('u')}
    and u.id in (select jsonb_array_elements_text($1::jsonb)::int)`;
  const given = JSON.stringify([...new Set(ids)]);
  if ((await onlyRow<{ able: number }>(transaction, able, [given])).able < new Set(ids).size)
    refuseField('people', '只能选销售或管理员');
  await transaction.query(
    `delete from lead_rule_people where rule_id = $1 and user_id not in (select id from (${chosen}) c)`,
    [ruleId, given],
  );
  await transaction.query(
    `insert into lead_rule_people (rule_id, user_id, position) select $1, id, position from (${chosen}) c
     on conflict (rule_id, user_id) do update set position = excluded.position`,
    [ruleId, given],
  );
}

/**
 * Takes the turn of the next person for a message of this topic and region: of the first rule that fits and has somebody, the one
 * whose last turn is longest ago. Null where no rule has anybody.
 */
export async function takeTurn(transaction: Queryable, topic: string, region: string): Promise<number | null> {
  const fits = '(topic is null or topic = $1) and (region is null or region = $2)';
  // Two messages at once wait for each other here: the second sees the turn that the first took.
  await transaction.query(`select 1 as one from lead_rules where ${fits} order by id for update`, [topic, region]);
  const turn = await firstRow<{ userId: number }>(
    transaction,
    `update lead_rule_people set last_turn = clock_timestamp() where (rule_id, user_id) = (
       select p.rule_id, p.user_id from lead_rules r join lead_rule_people p on p.rule_id = r.id join users u on u.id = p.user_id
       where ${fits} and ${worksOnMessages('u')}
       order by r.position, r.id, p.last_turn nulls first, p.position limit 1)
     returning user_id as "userId"`,
    [topic, region],
  );
  return turn?.userId ?? null;
}
