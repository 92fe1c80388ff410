import { DataTable, Heading, StepLine, text, TextLink } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { integrationHref, useIntegrations } from '../../content/integrations';
import { templateHref, useTemplates } from '../../content/templates';
import { Ending } from '../../sections/ending';
import { EntryLinks } from '../../sections/entry-links';
import { FactList } from '../../sections/fact-list';
import { filled } from '../../sections/filled';
import { Missing } from '../../sections/missing';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { FlowWindow } from '../../scenes/flow-window';
import { SheetWindow } from '../../scenes/sheet-window';
import styles from './content.module.css';
import { integrationCrumbs } from './head';
import shipped from './words.json';

/** A data sheet of one system: what is done in it, how it is reached, what to prepare, where it ends. */
export default function Content() {
  const words = useContent('integration', shipped);
  const { id } = usePage().params;
  const systems = useIntegrations();
  const flows = useTemplates().filter(({ systems: used }) => used.includes(id ?? ''));
  const system = systems.find((one) => one.id === id);
  if (!system) return <Missing {...words.missing} />;
  const { name, kind, title, summary, tasks, steps, running, sheet, ways } = system;
  const [task] = tasks;
  const first = task?.name ?? name;
  const { signIn, person, breaks } = system;
  const facts = Object.entries({ ...task, signIn, person, breaks }).flatMap(([part, said]) =>
    said && part in words.sheet ? [{ term: words.sheet[part as keyof typeof words.sheet], words: said }] : [],
  );
  return (
    <>
      <Opening
        crumbs={integrationCrumbs(system)}
        arrange="stacked"
        phrases={title}
        lead={summary}
        actions={words.actions}
        picture={
          sheet ? (
            <SheetWindow picture name={first} result={sheet} />
          ) : (
            <FlowWindow name={first} {...{ steps, running }} />
          )
        }
      >
        <div className={styles.sheet}>
          <FactList facts={facts} />
        </div>
      </Opening>
      <Plain>
        <Heading level={2} phrases={words.tasks.phrases} />
        <p className={styles.first}>{filled(words.tasks.first, { task: first })}</p>
        <StepLine
          steps={steps.map((step) => (
            <span key={step.name}>
              {step.name}
              <small>{step.on}</small>
            </span>
          ))}
          running={running}
          className={styles.steps}
        />
        <DataTable
          headsAbove
          label={filled(words.tasks.label, { name })}
          columns={words.tasks.columns}
          rows={tasks.map((task) => [task.name, task.reads, task.writes])}
        />
      </Plain>
      <Plain>
        <Heading level={2} phrases={words.ways.phrases} />
        <div className={styles.lists}>
          <FactList facts={ways} />
          {(['needs', 'limits'] as const).map((part) => (
            <div key={part} className={styles[part]}>
              <h3>{words[part].title}</h3>
              <ul>
                {system[part].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {kind === 'shop' ? <TextLink href={words.connector.href}>{words.connector.label}</TextLink> : null}
        <p className={`${text.note} ${styles.note ?? ''}`}>{filled(words.note, { name })}</p>
      </Plain>
      <EntryLinks
        lists={[
          {
            phrases: words.flows.phrases,
            entries: flows.map((flow) => ({
              href: templateHref(flow),
              name: flow.name,
              words: flow.saves ? filled(words.flows.words, { words: flow.words, saves: flow.saves }) : flow.words,
            })),
          },
          {
            phrases: words.others.phrases,
            entries: systems
              .filter((one) => one.kind === kind && one.id !== id)
              // No more than a few beside a short list.
              .slice(0, Math.max(3, flows.length))
              .map((one) => ({ href: integrationHref(one), name: one.name, words: one.also })),
          },
        ]}
      />
      <Ending actions={words.actions} {...words.closing} />
    </>
  );
}
