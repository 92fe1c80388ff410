import { Chip, TextLink, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import type { ComponentProps } from 'react';
import changes from '../../content/changes.json';
import { FlowWindow } from '../../scenes/flow-window';
import { SheetWindow } from '../../scenes/sheet-window';
import { Choice } from '../../sections/choice';
import { Ending } from '../../sections/ending';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

interface Change extends Omit<(typeof changes)[number], 'of' | 'kinds' | 'todo' | 'window' | 'table'> {
  of: keyof typeof shipped.of;
  kinds: readonly { kind: keyof typeof shipped.kinds; words: string }[];
  todo?: string;
  window?: { name: string; steps: readonly string[]; running: number };
  table?: { name: string } & ComponentProps<typeof SheetWindow>['result'];
}

/** A story in time: newest first; beside what a version brought stands whether one has to do something. */
export default function Content() {
  const words = useContent('changelog', shipped);
  const list = useContent('changes', changes as readonly Change[]);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...words.opening}>
        <ol className={styles.months} data-tone="dark">
          {monthsOf(list).map(([month, changes]) => (
            <li key={month}>
              {filled(words.month, { month: Number(month.slice(5)) })}
              {changes.map(({ id, of, version, title, todo }) => (
                <a key={id} href={`#${id}`} data-due={todo ? '' : undefined}>
                  <b>{of === 'client' ? version : words.of.site}</b>
                  <span>{title}</span>
                  {todo ? <em>{words.todo.title}</em> : null}
                </a>
              ))}
            </li>
          ))}
        </ol>
      </Opening>
      <div className={`${text.wrap} ${styles.list}`}>
        <div className={styles.filters}>
          <fieldset>
            <legend>{words.filter}</legend>
            {Object.entries({ all: words.all, ...words.of }).map(([value, name]) => (
              <Choice key={value} name="of" value={value} chosen={value === 'all'}>
                {name}
              </Choice>
            ))}
          </fieldset>
          <TextLink href={words.feed.address}>{words.feed.label}</TextLink>
        </div>
        {list.map(({ id, date, of, version, title, kinds, todo, window, table }) => (
          <article key={id} id={id} data-of={of}>
            <div className={styles.when}>
              <time dateTime={date}>{date}</time>
              <span>
                {words.of[of]} {version}
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
                    <b>{words.kinds[one.kind]}</b>
                    {one.words}
                  </li>
                ))}
              </ul>
              <div className={todo ? `${styles.todo} ${styles.due}` : styles.todo}>
                {todo ? <b>{words.todo.title}</b> : null}
                <p>{todo ?? words.todo.none[of]}</p>
                {of === 'client' ? (
                  <TextLink href="/client-download/">{filled(words.get, { version })}</TextLink>
                ) : null}
              </div>
            </div>
            {window ? <FlowWindow {...window} steps={window.steps.map((name) => ({ name }))} /> : null}
            {table ? <SheetWindow picture name={table.name} result={table} /> : null}
          </article>
        ))}
      </div>
      <Ending {...words.closing} />
    </>
  );
}

/** The months from the first change to the last, at most a year, each with what it brought. */
function monthsOf(list: readonly Change[]): readonly [string, readonly Change[]][] {
  const [year = 0, month = 0] = (list[0]?.date ?? '').split('-').map(Number);
  const oldest = list.at(-1)?.date.slice(0, 7) ?? '';
  return Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(year, month - 12 + back)).toISOString().slice(0, 7))
    .filter((of) => of >= oldest)
    .map((of) => [of, list.filter(({ date }) => date.startsWith(of))]);
}
