import { Link } from '@shared/ui';
import { asked } from '../../content/help/asked';
import { type HelpEntry, articleHref } from '../../features/help/use-help';
import styles from './asked.module.css';

/** Questions where many begin, beside the search. */
export function Asked({ articles }: { articles: readonly HelpEntry[] }) {
  return (
    <nav className={styles.asked} aria-labelledby="asked">
      <h2 id="asked">可以先看这几篇</h2>
      <ol>
        {asked
          .flatMap((id) => articles.find((article) => article.id === id) ?? [])
          .map(({ id, title, summary }) => (
            <li key={id}>
              <Link href={articleHref(id)}>
                <b>{title}</b>
                <span>{summary}</span>
              </Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
