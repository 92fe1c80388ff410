import type { Found, Marked, SearchKind } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';
import { questionHref } from '../forum/forum-query';
import { articleHref } from '../help/use-help';
import { workHref } from '../works/works-query';
import styles from './found-list.module.css';
import { comicHref } from '../comics/comics-query';

/** Names of the kinds of things that the backend finds, and where they stand. */
export const communityKinds: Readonly<Record<SearchKind, { label: string; href: (id: Found['id']) => string }>> = {
  help: { label: '帮助', href: (id) => articleHref(String(id)) },
  question: { label: '问答', href: (id) => questionHref({ questionId: Number(id) }) },
  work: { label: '作品', href: (id) => workHref(Number(id)) },
  comic: { label: '漫画', href: (id) => comicHref(Number(id)) },
};

interface FoundListProps {
  items: readonly Found[];
  /** Whether each says what it is: not where all are of one kind. */
  named?: boolean;
}

/** Results of a search, with its words marked. */
export function FoundList({ items, named = false }: FoundListProps) {
  return (
    <ol className={styles.found} data-results="">
      {items.map(({ kind, id, title, excerpt }) => (
        <li key={`${kind} ${String(id)}`}>
          <Link href={communityKinds[kind].href(id)}>
            {named ? <small>{communityKinds[kind].label}</small> : null}
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

export function Words({ parts }: { parts: Readonly<Marked> }) {
  return parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}
