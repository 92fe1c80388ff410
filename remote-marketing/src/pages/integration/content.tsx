import { Heading, text, TextLink } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { integrationHref, useIntegrations } from '../../content/integrations';
import { useTemplates } from '../../content/templates';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { filled } from '../../sections/filled';
import { FlowCards } from '../../sections/flow-cards';
import { Missing } from '../../sections/missing';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { FlowWindow } from '../../scenes/flow-window';
import { SheetWindow } from '../../scenes/sheet-window';
import styles from './content.module.css';
import { integrationCrumbs } from './head';
import shipped from './words.json';

/** A data sheet of one system: what is done in it, one task from step to step, how it is reached, where it ends. */
export default function Content() {
  const words = useContent('integration', shipped);
  const { id } = usePage().params;
  const systems = useIntegrations();
  const flows = useTemplates().filter(({ systems: used }) => used.includes(id ?? ''));
  const system = systems.find((one) => one.id === id);
  if (!system) return <Missing {...words.missing} />;
  const { name, kind, title, summary, tasks, steps, sheet, ways } = system;
  const [task] = tasks;
  const first = task?.name ?? name;
  const { signIn, person, breaks } = system;
  const facts = Object.entries({ signIn, person, breaks }).flatMap(([part, said]) =>
    said && part in words.sheet ? [{ term: words.sheet[part as keyof typeof words.sheet], words: said }] : [],
  );
  return (
    <>
      <Opening crumbs={integrationCrumbs(system)} phrases={title} lead={summary} actions={words.actions}>
        <ul className={styles.tasks} aria-label={filled(words.tasks.label, { name })}>
          {tasks.map((one) => (
            <li key={one.name}>
              <b>{one.name}</b>
              {(['reads', 'writes'] as const).map((part) => (
                <span key={part}>
                  <small>{words.sheet[part]}</small>
                  {one[part]}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </Opening>
      <Plain dark>
        <Heading level={2} phrases={[filled(words.tasks.first, { task: first })]} />
        <div className={sheet ? styles.first : undefined}>
          <FlowWindow name={first} steps={steps} />
          {sheet ? <SheetWindow picture name={task?.writes ?? first} result={sheet} /> : null}
        </div>
        <FactList wide facts={facts} />
      </Plain>
      <Plain>
        <Heading level={2} phrases={words.ways.phrases} />
        <div className={styles.lists}>
          <FactList wide facts={ways} />
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
        <p className={text.note}>{filled(words.note, { name })}</p>
      </Plain>
      <FlowCards {...words.flows} flows={flows} />
      <Ending
        actions={words.actions}
        {...words.closing}
        next={{
          ...words.others,
          entries: systems
            .filter((one) => one.kind === kind && one.id !== id)
            .slice(0, 4)
            .map((one) => ({ href: integrationHref(one), name: one.name, words: one.also })),
        }}
      />
    </>
  );
}
