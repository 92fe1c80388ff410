import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { clock, day } from '../time/china-time';
import styles from './as-of.module.css';
import { composedAt, OWN, queryClient, isAway } from './query-client';

/** Says since when the text of a page stands, once it could not be asked for again. Nothing while all is well. */
export function AsOf() {
  const { answers } = usePage();
  const since = useSyncExternalStore(listen, oldestFailed, () => undefined);
  if (since === undefined) return null;
  const instant = new Date(since === composedAt() ? (answers?.at ?? since) : since).toISOString();
  return (
    <p className={styles.note} role="status">
      <OfflineIcon />
      暂时连不上服务。这里是北京时间{day(instant)} {clock(instant)} 的内容，连上后会自己更新。
    </p>
  );
}

function listen(changed: () => void): () => void {
  return queryClient.getQueryCache().subscribe(changed);
}

/** Finds when the oldest shown answer that could not be asked for again was given; ms since 1970. */
function oldestFailed(): number | undefined {
  const failed = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== OWN })
    .filter(({ state }) => state.data !== undefined && isAway(state.error))
    .map(({ state }) => state.dataUpdatedAt);
  return failed.length === 0 ? undefined : Math.min(...failed);
}
