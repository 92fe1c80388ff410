import type { Found, Marked, SearchKind } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';
import { type FoundKind, foundKinds } from './found-kinds';
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
        <FoundItem
          key={`${kind} ${String(id)}`}
          href={communityKinds[kind].href(id)}
          kind={named ? foundKinds.find(({ key }) => key === kind) : undefined}
          lines={[title, excerpt]}
        />
      ))}
    </ol>
  );
}

interface FoundItemProps {
  href: string;
  /** What it is, where that is said of each. */
  kind: FoundKind | undefined;
  /** Its title, then what else is shown of it. */
  lines: readonly Readonly<Marked>[];
}

export function FoundItem({ href, kind, lines }: FoundItemProps) {
  const [title, ...words] = lines.map((parts) =>
    parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text)),
  );
  return (
    <li>
      <Link href={href}>
        {kind ? (
          <small>
            <kind.Icon />
            {kind.label}
          </small>
        ) : null}
        <b>{title}</b>
        {words.map((line, at) => (line.length > 0 ? <span key={at}>{line}</span> : null))}
      </Link>
    </li>
  );
}
