import { Heading, Link, StepLine, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { useTemplates } from '../../content/templates';
import { Demo } from '../../features/demo/demo';
import { SheetWindow } from '../../scenes/sheet-window';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** Half days to choose among, what half an hour brings, and the same tried alone. The form itself is the community's. */
export default function Content() {
  const { opening, pick, minutes, who, prepare, closing } = useContent('demo', shipped);
  const flows = useTemplates();
  const flow = flows.find(({ id }) => id === 'orders-to-sheet') ?? flows[0];
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        {...opening}
        picture={
          <section className={styles.pick}>
            <Heading level={2} phrases={pick.phrases} />
            <p>{pick.lead}</p>
            <ol>
              {pick.days.map((day, at) => (
                <li key={day}>
                  <b>{day}</b>
                  {pick.halves.map((half, of) => (
                    <Link
                      key={half}
                      href={`/contactus/#type=demo&topic=trial&when=${String(at + 1)}${of === 0 ? 'a' : 'p'}`}
                      aria-label={day + half}
                    >
                      {half}
                    </Link>
                  ))}
                </li>
              ))}
            </ol>
            <p>{pick.note}</p>
          </section>
        }
      >
        <div className={styles.minutes} data-tone="dark">
          <Heading level={2} phrases={minutes.phrases} />
          <ol>
            {minutes.items.map(({ time, title, words: does, points }) => (
              <li key={time}>
                <time>{time}</time>
                <h3>{title}</h3>
                <p>{does}</p>
                {points?.map((point) => (
                  <p key={point}>{point}</p>
                ))}
              </li>
            ))}
          </ol>
          <TextLink href={minutes.action.href}>{minutes.action.label}</TextLink>
        </div>
      </Opening>
      <Plain>
        <Demo />
      </Plain>
      <Plain>
        <Heading level={2} phrases={prepare.phrases} />
        <ol className={styles.prepare}>
          {prepare.items.map(({ term, words }, at) => (
            <li key={term}>
              <h3>{term}</h3>
              <p>{words}</p>
              {flow && at === 0 ? (
                <StepLine steps={flow.steps} running={flow.steps.length} className={styles.written} />
              ) : flow && at === 1 ? (
                <SheetWindow picture name={flow.name} result={flow.result} />
              ) : null}
            </li>
          ))}
        </ol>
        <Heading level={2} phrases={who.phrases} />
        <FactList wide facts={who.items} />
      </Plain>
      <Ending {...closing} />
    </>
  );
}
