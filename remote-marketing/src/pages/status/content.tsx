import { Button, StatusMark, text } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { sitePath } from '@shared/contract/config';
import { ColumnHead } from '../../sections/clauses';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { Split } from '../../sections/split';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

interface Fact {
  term: string;
  words: string;
}

const marks = { waiting: 'waiting', good: 'done', bad: 'failed', none: 'failed' } as const;

/** A tool: what it says is asked when somebody opens it (`enhance-status.ts`); of what was before it knows nothing. */
export default function Content() {
  const { config } = usePage();
  const { opening, checks, states, verdict, noScript, asked, again, how, incidents, closing } = useContent(
    'status',
    shipped,
  );
  const { none, items }: { none: Fact; items: readonly Fact[] } = incidents;
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...opening}>
        <p className={styles.verdict}>
          {(['waiting', 'good', 'bad'] as const).map((state) => (
            <span key={state} className={styles[state]}>
              {verdict[state]}
            </span>
          ))}
        </p>
        <ul className={styles.checks}>
          {checks.map(({ id, name, words, path }) => {
            const address = sitePath(config, path);
            return (
              <li key={id} data-check={address} data-state="waiting" aria-live="polite">
                <h2>{name}</h2>
                <p>{words}</p>
                <code className={text.mono}>{address}</code>
                <span className={styles.states}>
                  {(['waiting', 'good', 'bad', 'none'] as const).map((state) => (
                    <StatusMark key={state} status={marks[state]} className={styles[state]}>
                      {states[state]}
                    </StatusMark>
                  ))}
                  <small data-took className={text.mono} />
                  <progress max={500} value={0} aria-hidden="true" />
                </span>
              </li>
            );
          })}
        </ul>
        <p className={styles.noScript}>{noScript}</p>
        <p className={styles.foot}>
          <span>
            {asked}
            <span data-asked />
          </span>
          <Button small data-again hidden>
            {again}
          </Button>
        </p>
      </Opening>
      <Plain>
        <Split first={4}>
          <ColumnHead {...how} more={how.action} />
          <FactList facts={how.items} />
        </Split>
      </Plain>
      <Plain>
        <Split first={4}>
          <ColumnHead phrases={incidents.phrases} lead={incidents.lead} />
          <FactList facts={items.length > 0 ? items : [none]} />
        </Split>
      </Plain>
      <Ending call {...closing} />
    </>
  );
}
