import { type ContentSchema, adapted } from '@shared/contract/content';
import type { Queryable } from '../../database/database';
import { Refusal, refuseField } from '../../http/refusal';
import { type Named, isOneOf, namesOf } from './declarations';
import { contentOf } from './entries';

/** Whoever begins an experiment waits for who does so already. */
const LOCK = 7_050_001;

/** Refuses what would change the content that an experiment is compared with, also one that is over and waits for who decides. */
export async function refuseTried(transaction: Queryable, entries: readonly Named[]): Promise<void> {
  const tried = await transaction.query<{ title: string }>(
    `select d.title from content_changes c join content_publications p on p.id = c.publication_id
       join content_declarations d on (d.package, d.key) = (c.package, c.key)
     where p.state = 'experiment' and ${isOneOf('c')} order by d.package, d.key`,
    [namesOf(entries)],
  );
  const titles = tried.map(({ title }) => `“${title}”`).join('、');
  if (titles) throw new Refusal('changed-since', {}, `${titles}正在实验里：先把实验对所有人发布，或者用回原来的`);
}

/** Refuses an experiment beside another one, or one whose entries are another soon, or that would change addresses. */
export async function refuseUntriable(transaction: Queryable, id: number): Promise<void> {
  await transaction.query(`select 1 as one from (select pg_advisory_xact_lock(${LOCK})) locked`);
  const rows = await transaction.query<Named & { value: unknown; isScheduled: boolean; another: number | null }>(
    `select c.package, c.key, c.value, exists (
         select 1 from content_changes o join content_publications p on p.id = o.publication_id
         where (o.package, o.key) = (c.package, c.key) and p.state = 'scheduled' and p.at > clock_timestamp()) as "isScheduled",
       (select min(p.id) from content_publications p where p.state = 'experiment' and p.id <> $1) as another
     from content_changes c where c.publication_id = $1 order by c.id`,
    [id],
  );
  for (const { value, isScheduled, another, ...entry } of rows) {
    if (another !== null)
      throw new Refusal('changed-since', {}, `一次只能有一个实验：先决定第 ${another} 次发布的实验`);
    const { title, schema, live, shipped } = await contentOf(transaction, entry);
    if (isScheduled) throw new Refusal('changed-since', {}, `“${title}”已经定时发布，先撤回`);
    const after = value === null ? shipped : adapted(schema, shipped, value);
    const isMoved = membersOf(schema, live).join() !== membersOf(schema, after).join();
    if (isMoved || (entry.package === 'host' && entry.key === 'redirects'))
      refuseField('entries', `“${title}”会让网址变多或变少，不能只给一部分访客看`);
  }
}

/** Members of lists that have pages of their own: an experiment adds and takes away none. */
function membersOf(schema: ContentSchema, value: unknown): string[] {
  if (schema.type !== 'array' || schema.items.type !== 'object' || !Array.isArray(value)) return [];
  const isPlaced = Object.values(schema.items.properties).some(({ own }) => own === true);
  return isPlaced
    ? value.map((member: { id?: unknown; type?: unknown }) => JSON.stringify([member.type, member.id])).sort()
    : [];
}
