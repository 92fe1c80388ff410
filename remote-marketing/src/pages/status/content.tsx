import { Button, StatusMark, text, TextLink } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { sitePath } from '@shared/contract/config';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

const marks = { waiting: 'waiting', good: 'done', bad: 'failed', none: 'failed' } as const;

/** A tool: what it says is asked when somebody opens it (`enhance-status.ts`); of what was before it knows nothing. */
export default function Content() {
  const { config } = usePage();
  const { opening, checks, states, verdict, instead, noScript, ...words } = useContent('status', shipped);
  const { asked, again, every, how, incidents, closing } = words;
  const { none, items } = incidents;
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...opening}>
        <div className={styles.board} data-tone="dark">
          <p className={styles.verdict}>
            {(['waiting', 'good', 'bad'] as const).map((state) => (
              <span key={state} className={styles[state]}>
                {verdict[state]}
              </span>
            ))}
          </p>
          <ul className={styles.checks}>
            {checks.map(({ id, name, words: of, down, path }) => {
              const address = sitePath(config, path);
              return (
                <li key={id} data-check={address} data-state="waiting" aria-live="polite">
                  <h2>{name}</h2>
                  <span className={styles.states}>
                    {(['waiting', 'good', 'bad', 'none'] as const).map((state) => (
                      <StatusMark key={state} status={marks[state]} className={styles[state]}>
                        {states[state]}
                      </StatusMark>
                    ))}
                    <small data-took aria-live="off" />
                  </span>
                  <span data-strip aria-hidden="true" className={styles.strip} />
                  <p>{of}</p>
                  <code className={text.mono}>{address}</code>
                  <small className={styles.down}>
                    <b>{instead}</b>
                    {down}
                  </small>
                </li>
              );
            })}
          </ul>
          <p className={styles.noScript}>{noScript}</p>
          <p className={styles.foot}>
            <span>
              {asked}
              <span data-asked />
              {every}
            </span>
            <Button small data-again hidden>
              {again}
            </Button>
          </p>
        </div>
      </Opening>
      <Plain>
        <SectionHead phrases={how.phrases} lead={how.lead} />
        <FactList columns={2} facts={how.items} />
        <TextLink href={how.action.href}>{how.action.label}</TextLink>
        <div className={styles.incidents}>
          <h2>{incidents.phrases.join('')}</h2>
          <p>{incidents.lead}</p>
          <FactList facts={items.length > 0 ? items : [none]} />
        </div>
      </Plain>
      <Ending form="note" call {...closing} />
    </>
  );
}
