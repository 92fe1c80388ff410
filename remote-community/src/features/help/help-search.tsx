import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { helpSearchIndex } from '@shared/contract/endpoints';
import { Link, SearchField } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useRead } from '../calls/use-call';
import styles from './help-search.module.css';
import { rank } from './rank';
import { type HelpEntry, articleHref } from './use-help';

/** Results shown at once. */
const MOST = 8;

/** Search over all articles by an index that comes when somebody searches. */
export function HelpSearch({ articles }: { articles: readonly HelpEntry[] }) {
  const { query } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const index = useRead(helpSearchIndex, words === '' ? null : {});
  const read = () => {
    setWords(field.current?.value.trim() ?? '');
  };
  const asked = new URLSearchParams(query).get('q');
  useEffect(() => {
    if (field.current && asked) field.current.value = asked;
    // Somebody may have typed before this ran.
    read();
  }, [asked]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    read();
    if (index.error) index.reload();
  };
  const found = index.data
    ? rank(index.data, words).flatMap((id) => articles.find((article) => article.id === id) ?? [])
    : [];
  return (
    <div className={styles.panel}>
      <form role="search" onSubmit={submit}>
        <SearchField
          ref={field}
          label="搜帮助"
          name="q"
          placeholder="找不到元素、定时、Excel…"
          autoComplete="off"
          onInput={read}
        />
      </form>
      <p className={styles.status} role="status">
        {words === '' ? '' : index.data ? countWords(words, found.length) : waitingWords(index.error)}
      </p>
      <ol className={styles.results} data-results="">
        {found.slice(0, MOST).map(({ id, title, summary }) => (
          <li key={id}>
            <Link href={articleHref(id)}>{title}</Link>
            <span>{summary}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function waitingWords(error: Error | undefined): string {
  if (!navigator.onLine) return '网络断了，连上后接着找；全部文章就在下面。';
  return error ? '搜索没有载入，按“搜”再试一次；全部文章就在下面。' : '正在找…';
}

function countWords(words: string, count: number): string {
  if (count === 0) return `没有找到“${words}”。换一个词，或者到社区问一问。`;
  return count > MOST ? `找到 ${String(count)} 篇，先列最对得上的 ${String(MOST)} 篇` : `找到 ${String(count)} 篇`;
}
