import { Chip, TextLink, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import changes from '../../content/changes.json';
import { Opening } from '../../sections/opening';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

type Change = Omit<(typeof changes)[number], 'todo'> & { todo?: string };

/** A story in time: newest first, the date stays beside what it brought. */
export default function Content() {
  const words = useContent('changelog', shipped);
  const list = useContent<readonly Change[]>('changes', changes);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...words.opening} />
      <div className={`${text.wrap} ${styles.list}`}>
        {list.map(({ id, date, of, version, title, kinds, todo }) => (
          <article key={id} id={id}>
            <div className={styles.when}>
              <time dateTime={date}>{date}</time>
              <span>
                {words.of[of as keyof typeof words.of]} {version}
              </span>
              <Chip kind="sample">{words.sample}</Chip>
            </div>
            <div>
              <h2>
                <a href={`#${id}`}>{title}</a>
              </h2>
              <ul>
                {kinds.map((one) => (
                  <li key={one.words} data-kind={one.kind}>
                    <b>{words.kinds[one.kind as keyof typeof words.kinds]}</b>
                    {one.words}
                  </li>
                ))}
              </ul>
              {todo ? (
                <p className={styles.todo}>
                  <b>{words.todo}</b>
                  {todo}
                </p>
              ) : null}
            </div>
          </article>
        ))}
        <div className={styles.end}>
          <p>{words.end.words}</p>
          <TextLink href={words.end.action.href}>{words.end.action.label}</TextLink>
          <TextLink href={words.end.feed.address}>{words.end.feed.label}</TextLink>
        </div>
      </div>
    </>
  );
}
