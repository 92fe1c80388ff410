import type { ReleasesSnapshot } from '@shared/contract/release/releases-snapshot';
import { type Database, type Queryable, firstRow, onlyRow } from '../../database/database';
import { queueCalls } from '../hooks/hook-repository';

const NAME = 'releases';
const read = 'select value from settings where name = $1';

/** What was told last; null before anything was. */
export async function readReleases(database: Queryable): Promise<ReleasesSnapshot | null> {
  const row = await firstRow<{ value: string }>(database, read, [NAME]);
  return row ? (JSON.parse(row.value) as ReleasesSnapshot | null) : null;
}

/** Keeps what is told in the place of what was, unless that is newer, and tells hooks of each decision since, once. */
export async function keepReleases(database: Database, told: ReleasesSnapshot): Promise<void> {
  await database.transaction(async (transaction) => {
    const begin = `insert into settings (name, value) values ($1, 'null') on conflict (name) do nothing`;
    await transaction.query(begin, [NAME]);
    const { value } = await onlyRow<{ value: string }>(transaction, `${read} for update`, [NAME]);
    const kept = JSON.parse(value) as ReleasesSnapshot | null;
    if (kept && kept.at > told.at) return;
    await transaction.query('update settings set value = $2 where name = $1', [NAME, JSON.stringify(told)]);
    // What stands when the first is told is no news.
    const fresh = told.history.filter(({ number }) => number > (kept?.head ?? told.head));
    for (const decision of fresh.toReversed()) {
      const event = decision.kind === 'stop' ? 'release.stopped' : 'release.revision';
      const text = storable(sentenceOf(decision));
      await queueCalls(transaction, event, { no: '', text, link: 'desk/#/releases', revision: decision.number });
    }
  });
}

function sentenceOf({ kind, number, action, by, key, reason }: ReleasesSnapshot['history'][number]): string {
  const title = kind === 'stop' ? '试行版停下了' : '有新的发布决定';
  return `${title}：${action}（第 ${number} 版，${by} 决定，${key} 签名）${reason === null ? '' : `：${reason}`}`;
}

/** Without half characters, which no JSON of a database holds. */
const storable = (text: string) => text.replaceAll(/\p{Cs}/gu, '�');
