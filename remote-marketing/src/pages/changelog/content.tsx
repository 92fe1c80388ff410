import { Chip, TextLink, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import changes from '../../content/changes.json';
import { FlowWindow } from '../../scenes/flow-window';
import { Choice } from '../../sections/choice';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

interface Change extends Omit<(typeof changes)[number], 'todo' | 'window'> {
  todo?: string;
  window?: { name: string; steps: readonly string[]; running: number };
}

/** A story in time: newest first, the date stays beside what it brought. */
export default function Content() {
  const words = useContent('changelog', shipped);
  const list = useContent<readonly Change[]>('changes', changes);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...words.opening} />
      <div className={`${text.wrap} ${styles.list}`}>
        <fieldset className={styles.filter}>
          <legend className={text.visuallyHidden}>{words.filter}</legend>
          {Object.entries({ all: words.all, ...words.of }).map(([of, name]) => (
            <Choice key={of} name="changes" value={of} chosen={of === 'all'}>
              {name}
            </Choice>
          ))}
        </fieldset>
        {list.map(({ id, date, of, version, title, kinds, todo, window }) => (
          <article key={id} id={id} data-of={of}>
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
              <ul className={styles.changes}>
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
            {window ? <FlowWindow {...window} steps={window.steps.map((name) => ({ name }))} /> : null}
          </article>
        ))}
        <div className={styles.end}>
          <p>{words.end.words}</p>
          <TextLink href={words.end.action.href}>{words.end.action.label}</TextLink>
          <TextLink href={words.end.feed.address}>{words.end.feed.label}</TextLink>
        </div>
      </div>
      <Closing plain {...words.closing} />
    </>
  );
}
