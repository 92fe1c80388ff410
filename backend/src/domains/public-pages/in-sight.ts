import { type Queryable, onlyRow } from '../../database/database';
import { Refusal } from '../../http/refusal';

interface Kept {
  table: string;
  /** SQL: whether a row `t` that nobody sees was seen before. */
  wasSeen: string;
}

const kept = {
  question: {
    table: 'questions',
    wasSeen: 't.hidden_at is not null and (t.held_at is null or t.edited_at is not null)',
  },
  work: { table: 'works', wasSeen: 't.withdrawn_at is not null' },
  comic: {
    table: 'comics',
    wasSeen: `exists (select 1 from comic_chapters h where h.comic_id = t.id and h.state = 'withdrawn')`,
  },
  chapter: { table: 'comic_chapters', wasSeen: `t.state = 'withdrawn'` },
  'open-day': { table: 'open_day_events', wasSeen: `t.state = 'cancelled'` },
} as const satisfies Readonly<Record<string, Kept>>;

/**
 * Returns what was found, if it is in sight. Of what was deleted nothing is kept: a number that was given out, and is of no row, is
 * gone.
 * @throws Refusal `gone` for what was in sight once, `not-found` for what never was
 */
export async function inSight<Value>(
  database: Queryable,
  kind: keyof typeof kept,
  id: number,
  value: Value | null,
): Promise<Value> {
  if (value !== null) return value;
  const { table, wasSeen } = kept[kind];
  const { gone } = await onlyRow<{ gone: boolean }>(
    database,
    `select coalesce((select ${wasSeen} from ${table} t where t.id = $1),
       $1 <= coalesce(pg_sequence_last_value(pg_get_serial_sequence('${table}', 'id')::regclass), 0)) as gone`,
    [id],
  );
  throw new Refusal(gone ? 'gone' : 'not-found');
}
