import { AppWindow, Button, Chip, Link, TextLink } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { integrationHref, useIntegrations } from '../../content/integrations';
import { useTemplates } from '../../content/templates';
import { FlowWindow } from '../../scenes/flow-window';
import { Leaves } from '../../sections/leaves';
import { Ending } from '../../sections/ending';
import { ColumnHead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { filled } from '../../sections/filled';
import { FlowCards } from '../../sections/flow-cards';
import { Missing } from '../../sections/missing';
import { numeral } from '../../sections/numeral';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { Split } from '../../sections/split';
import styles from './content.module.css';
import { templateCrumbs } from './head';
import shipped from './words.json';

/** A flow to take: from what is filled in over its steps to what it leaves, then its steps as text. */
export default function Content() {
  const words = useContent('template', shipped);
  const { id } = usePage().params;
  const flows = useTemplates();
  const systems = useIntegrations();
  const flow = flows.find((one) => one.id === id);
  if (!flow) return <Missing {...words.missing} />;
  const { name, steps, fields, result, example } = flow;
  const alike = flows.filter(({ kind }) => kind === flow.kind);
  const at = alike.indexOf(flow);
  const { fields: before, ...copying } = words.steps;
  const code = `${name}\n${steps.map((step, place) => `${place + 1}. ${step}`).join('\n')}\n${before}\n${fields.map((field) => `- ${field}`).join('\n')}`;
  return (
    <>
      <Opening
        crumbs={templateCrumbs(flow)}
        className={styles.opening}
        phrases={words.phrases.map((phrase) => filled(phrase, { name }))}
        lead={filled(words.lead, { words: flow.words, count: numeral(steps.length), needs: flow.needs })}
        actions={words.actions}
      >
        <div className={styles.flow} data-tone="dark">
          <div>
            <h2>{before}</h2>
            <AppWindow title={copying.filled}>
              <ul className={styles.fields}>
                {fields.map((field, place) => (
                  <li key={field}>
                    {field}
                    <span>{flow.filled?.[place]}</span>
                  </li>
                ))}
              </ul>
            </AppWindow>
          </div>
          <div>
            <h2>{copying.heading}</h2>
            <FlowWindow name={name} steps={steps.map((step) => ({ name: step }))} />
          </div>
          <div>
            <h2>{words.result.phrases.join('')}</h2>
            <Leaves {...flow} />
          </div>
          <p className={styles.note}>{`${'marked' in result ? words.result.marked : ''}${words.result.note}`}</p>
        </div>
      </Opening>
      <Plain>
        <Split first={5}>
          <ColumnHead phrases={copying.phrases} lead={copying.lead}>
            <pre hidden>{code}</pre>
            <Button
              variant="solid"
              className={styles.copy}
              data-copy
              data-copied={copying.copied}
              data-failed={copying.failed}
              hidden
            >
              {copying.copy}
            </Button>
          </ColumnHead>
          <FactList
            facts={[
              ...(flow.saves
                ? [{ term: words.facts.saves, words: filled(words.facts.sample, { saves: flow.saves }) }]
                : []),
              { term: words.facts.needs, words: flow.needs },
              {
                term: words.systems.title,
                words: systems
                  .filter((system) => flow.systems.includes(system.id))
                  .map((system) => (
                    <Link key={system.id} href={integrationHref(system)} className={styles.system}>
                      <Chip>{system.name}</Chip>
                    </Link>
                  )),
              },
              ...(example
                ? [
                    {
                      term: words.systems.case,
                      words: (
                        <TextLink href={example} className={styles.system}>
                          {words.systems.example}
                        </TextLink>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Split>
      </Plain>
      <FlowCards
        {...words.others}
        saves={words.facts.sample}
        flows={[...alike.slice(at + 1), ...alike.slice(0, at)].slice(0, 3)}
      />
      <Ending form="steps" {...words.closing} />
    </>
  );
}
