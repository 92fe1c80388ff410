import type { Key, ReactNode } from 'react';
import { Button, Problem } from '@shared/ui';
import list from '../list/list.module.css';
import styles from './my.module.css';
import type { OwnList as Items } from './use-parts';
import { Unanswered } from '../calls/unanswered';

interface OwnListProps<Item> {
  /** Name of the items: 我的提问. */
  what: string;
  list: Items<Item>;
  keyOf: (item: Item) => Key;
  /** The content that leads on, in place of a list without entries. */
  empty: ReactNode;
  /** The content of an entry. */
  children: (item: Item) => ReactNode;
}

/** A list of one's own with all its states. */
export function OwnList<Item>({ what, list: own, keyOf, empty, children }: OwnListProps<Item>) {
  const { data: items, error, busy, more } = own;
  if (!items) return <Unanswered what={what} call={own} />;
  if (items.length === 0) return empty;
  return (
    <>
      <ul className={list.list} aria-label={what} aria-busy={busy}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {error ? <Problem>没有取到更多：{error.message}。已经列出的不受影响。</Problem> : null}
      {more ? (
        <Button small className={styles.more} disabled={busy} onClick={more}>
          {busy ? '正在加载…' : error ? '再试一次' : '加载更多'}
        </Button>
      ) : null}
    </>
  );
}
