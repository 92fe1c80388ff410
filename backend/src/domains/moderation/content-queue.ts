import type { ContentRow, ModerationTarget, Page, contentQueue } from '@shared/contract/endpoints';
import { type Queryable, onlyRow } from '../../database/database';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { contentColumns, contentOf, scoreOfContent } from './content-row';

type Query = DeskQuery<typeof contentQueue>;

/** Days after which what nobody looked at waits no longer. */
const NEW_DAYS = 7;

const unseen = `x.checked_at is null and x.hidden_at is null and x.created_at > now() - interval '${NEW_DAYS} days'`;

/** Older, and its author wrote something else since. */
const edited = `x.checked_at is null and x.hidden_at is null and x.edited_at > now() - interval '${NEW_DAYS} days'
  and x.created_at <= now() - interval '${NEW_DAYS} days'`;

const reported = (type: ModerationTarget) =>
  `x.id in (select target_id from reports where target_type = '${type}' and closed_at is null)`;

const held = 'x.held_at is not null';

/** Its author objects to the removal. */
const appealed = (type: ModerationTarget) =>
  `x.held_at is null and x.id in (select target_id from post_scores where target_type = '${type}'
    and appealed_at is not null and appeal_decided_at is null)`;

/** SQL of each state, in parts that share no row: each is found by an index of its own. */
const states: Readonly<Record<Query['state'], (type: ModerationTarget) => readonly string[]>> = {
  waiting: (type) =>
    // A comment stays as it was written.
    [
      unseen,
      ...(type === 'comment' ? [] : [edited]),
      held,
      appealed(type),
      `${reported(type)} and not (${unseen}) and not (${held}) and not (${appealed(type)})
        ${type === 'comment' ? '' : `and (${edited}) is not true`}`,
    ],
  held: (type) => [held, appealed(type)],
  reported: (type) => [reported(type)],
  hidden: () => ['x.hidden_at is not null'],
  all: () => ['true'],
};

interface Kind {
  table: string;
  /** SQL of its topic, and of the text that words are looked for in. */
  topic: string;
  texts: readonly string[];
}

const kinds = {
  question: { table: 'questions', topic: 'x.topic', texts: ['x.title', 'x.content'] },
  answer: {
    table: 'answers',
    texts: ['x.content'],
    topic: '(select q.topic from questions q where q.id = x.question_id)',
  },
  comment: { table: 'chapter_comments', topic: 'null::text', texts: ['x.content'] },
} as const satisfies Readonly<Record<ModerationTarget, Kind>>;
const types = Object.keys(kinds) as readonly ModerationTarget[];

/** SQL of how many wait for a moderator. */
export const contentWaiting = `select (${types
  .flatMap((type) => states.waiting(type).map((part) => `(select count(*) from ${kinds[type].table} x where ${part})`))
  .join(' + ')})::int as count`;

const AUTHOR = '(select u.name from users u where u.id = x.author_id)';

/** A part of the queue: rows of one table by one condition. */
interface Branch {
  type: ModerationTarget;
  where: string;
}

function branchesOf(query: Query, where: Conditions): Branch[] {
  return types
    .filter((type) => query.kind === undefined || query.kind === type)
    .flatMap((type) => {
      const { topic, texts } = kinds[type];
      const before = where.sqls.length;
      where
        .when(query.topic, (value) => `${topic} = ${value}`)
        .when(query.authorId, (author) => `x.author_id = ${author}`)
        .search(query.keyword, [...texts, AUTHOR])
        .when(query.ids, (ids) => `'${type}-' || x.id = any(string_to_array(${ids}, ','))`);
      const filters = where.sqls.slice(before);
      // A row asked for by its number is wanted in whatever state.
      const parts = query.ids === undefined ? states[query.state](type) : states.all(type);
      return parts.map((part) => ({ type, where: [`(${part})`, ...filters].join(' and ') }));
    });
}

/** Questions, answers and comments as moderators go through them. */
export async function readContent(database: Queryable, query: Query): Promise<Page<ContentRow>> {
  const { page, size, order } = query;
  const where = new Conditions();
  const branches = branchesOf(query, where);
  const counts = branches.map((branch) => `(select count(*) from ${kinds[branch.type].table} x where ${branch.where})`);
  const { total } = await onlyRow<{ total: number }>(
    database,
    `select (${counts.join(' + ')})::int as total`,
    where.parameters,
  );
  // Each part gives what the page could need of it; only what the page shows is read as a whole.
  const parts = branches.map(({ type, where: sql }) => {
    const sorts: Readonly<Record<Query['sort'], string>> = {
      createdAt: 'x.created_at',
      topic: kinds[type].topic,
      author: AUTHOR,
    };
    return `(select '${type}' as type, x.id, ${sorts[query.sort]} as place from ${kinds[type].table} x where ${sql}
      order by place ${order}, x.id ${order} limit ${page * size})`;
  });
  const rows = await database.query<ContentRow>(
    `with shown as (select * from (${parts.join(' union all ')}) parts
        order by place ${order}, type ${order}, id ${order} limit ${size} offset ${(page - 1) * size})
      select ${contentColumns} from shown cross join ${contentOf('shown.type', 'shown.id')} ${scoreOfContent}
      order by shown.place ${order}, shown.type ${order}, shown.id ${order}`,
    where.parameters,
  );
  return { items: rows, total, page, size };
}
