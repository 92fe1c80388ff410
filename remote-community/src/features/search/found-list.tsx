import type { Found, Marked, SearchKind } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';
import styles from './found-list.module.css';

/** What each kind of thing is called, and the beginning of its address. */
export const foundKinds: Readonly<Record<SearchKind, { label: string; path: string }>> = {
  help: { label: '帮助', path: '/qa/' },
  question: { label: '问答', path: '/community/question/' },
  work: { label: '大赛作品', path: '/rpa_awards/works/' },
  comic: { label: '漫画', path: '/comics/' },
};

interface FoundListProps {
  items: readonly Found[];
  /** Whether each says what it is: not where all are of one kind. */
  named?: boolean;
}

/** What a search found, with its words marked. */
export function FoundList({ items, named = false }: FoundListProps) {
  return (
    <ol className={styles.found} data-results="">
      {items.map(({ kind, id, title, excerpt }) => (
        <li key={`${kind} ${String(id)}`}>
          <Link href={`${foundKinds[kind].path}${String(id)}/`}>
            {named ? <small>{foundKinds[kind].label}</small> : null}
            <b>
              <Words parts={title} />
            </b>
            <span>
              <Words parts={excerpt} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Words({ parts }: { parts: Marked }) {
  return parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}
