import { AppWindow, Button, Chip, Heading, Link, TextLink } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { integrationHref, useIntegrations } from '../../content/integrations';
import { useTemplates } from '../../content/templates';
import { FlowWindow } from '../../scenes/flow-window';
import { SheetWindow } from '../../scenes/sheet-window';
import { Ending } from '../../sections/ending';
import { Lead } from '../../sections/clauses';
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

/** A flow to take: its steps as text, what is to be filled in, and what it leaves. */
export default function Content() {
  const words = useContent('template', shipped);
  const { id } = usePage().params;
  const flows = useTemplates();
  const systems = useIntegrations();
  const flow = flows.find((one) => one.id === id);
  if (!flow) return <Missing {...words.missing} />;
  const { name, steps, fields, result, running, example } = flow;
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
        picture={<FlowWindow name={name} steps={steps.map((step) => ({ name: step }))} running={running} />}
      >
        <div className={styles.facts}>
          <FactList
            columns={2}
            facts={[
              ...(flow.saves
                ? [{ term: words.facts.saves, words: filled(words.facts.sample, { saves: flow.saves }) }]
                : []),
              { term: words.facts.needs, words: flow.needs },
            ]}
          />
        </div>
      </Opening>
      <Plain>
        <Split first={4}>
          <Heading level={2} phrases={copying.phrases} />
          <div className={styles.copy}>
            <Lead>{copying.lead}</Lead>
            <pre hidden>{code}</pre>
            <Button variant="solid" data-copy data-copied={copying.copied} data-failed={copying.failed} hidden>
              {copying.copy}
            </Button>
          </div>
        </Split>
        <div className={styles.flow}>
          <div className={styles.given}>
            <h3>{before}</h3>
            <AppWindow title={name}>
              <ul>
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
            <h3>{words.result.phrases.join('')}</h3>
            <SheetWindow name={name} result={result} />
          </div>
          <div>
            <p>{`${'marked' in result ? words.result.marked : ''}${words.result.note}`}</p>
            {example ? <TextLink href={example}>{words.systems.example}</TextLink> : null}
          </div>
          <div>
            <p>{words.systems.title}</p>
            <ul className={styles.systems}>
              {systems
                .filter((system) => flow.systems.includes(system.id))
                .map((system) => (
                  <li key={system.id}>
                    <Link href={integrationHref(system)}>
                      <Chip>{system.name}</Chip>
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        </div>
      </Plain>
      <FlowCards
        {...words.others}
        saves={words.facts.sample}
        flows={flows.filter((one) => one.kind === flow.kind && one.id !== id)}
      />
      <Ending actions={words.actions} {...words.closing} />
    </>
  );
}
