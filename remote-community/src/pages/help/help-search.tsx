import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { publicSearch } from '@shared/contract/endpoints';
import { ButtonLink, SearchField } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useRead } from '../../features/calls/use-call';
import { useSettled } from '../../features/form/use-settled';
import { FoundList } from '../../features/search/found-list';
import { searchHref } from '../../features/search-query/search-query';
import { foundWords, quoted } from '@shared/client/search';
import styles from './help-search.module.css';

/** ms without a further letter after which it is searched. */
const TYPED = 150;

/** Search over all articles while somebody types. */
export function HelpSearch() {
  const { query } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const words = useSettled(typed, TYPED);
  const found = useRead(publicSearch, words === '' ? null : { q: words, kind: 'help' });
  const read = () => setTyped(field.current?.value.trim() ?? '');
  const asked = new URLSearchParams(query).get('q');
  useEffect(() => {
    if (field.current && asked) field.current.value = asked;
    // Somebody may have typed before this ran.
    read();
  }, [asked]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    read();
    if (found.error) found.reload();
  };
  return (
    <div className={styles.panel}>
      <form role="search" onSubmit={submit}>
        <SearchField
          ref={field}
          label="搜帮助"
          name="q"
          placeholder="找不到元素、定时…"
          autoComplete="off"
          onInput={read}
        />
      </form>
      <p className={styles.status} role="status">
        {words === '' ? '' : found.data ? foundWords(words, found.data) : waitingWords(found.error)}
      </p>
      {found.data ? <FoundList items={found.data.items} /> : null}
      {found.data?.total === 0 ? (
        <ButtonLink small href={searchHref({ q: words, kind: undefined, page: 1 })}>
          {`到全站找${quoted(words)}`}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function waitingWords(error: Error | undefined): string {
  if (!navigator.onLine) return '网络断了，连上后接着找；全部文章就在下面。';
  return error ? '搜索没有载入，按“搜”再试一次；全部文章就在下面。' : '正在找…';
}
