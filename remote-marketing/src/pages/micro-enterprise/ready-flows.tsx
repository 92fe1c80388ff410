import { Chip, DataTable, Heading, PlusIcon, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { useEditions } from '../../content/editions';
import { type Template, useTemplates } from '../../content/templates';
import { written } from '../../features/calculator/cost';
import { Lead } from '../../sections/clauses';
import { filled } from '../../sections/filled';
import { cheapest } from '../../sections/price';
import { reckon } from './till';
import type { ReactNode } from 'react';
import styles from './ready-flows.module.css';
import shipped from './words.json';

const HOURLY = 40;

/** Flows that only want one's own tables and accounts; each opens on its steps, and what is ticked is added up on a slip. */
export function ReadyFlows() {
  const pageWords = useContent('micro-enterprise', shipped).flows;
  const flows = useTemplates().filter(({ small }) => small);
  const lines = pageWords.slip.lines.flatMap((line) => {
    const flow = flows.find(({ id }) => id === line.flow);
    return flow ? [{ ...line, name: flow.name, sum: line.times * line.minutes }] : [];
  });
  return (
    <form className={styles.till} method="dialog" data-till>
      <div>
        <Heading level={2} phrases={pageWords.phrases} />
        <Lead>{pageWords.lead}</Lead>
        <ul className={styles.flows}>
          {flows.map((flow, place) => {
            const line = lines.find(({ flow: id }) => id === flow.id);
            return (
              <li key={flow.name}>
                {line ? (
                  <input
                    type="checkbox"
                    value={flow.id}
                    aria-label={filled(pageWords.slip.tick, { name: flow.name })}
                    data-minutes={line.sum}
                    defaultChecked={line.ticked}
                  />
                ) : null}
                <details name="ready-flow" open={place === 0}>
                  <summary>
                    <h3>{flow.name}</h3>
                    <small>{flow.saves}</small>
                    <span>{flow.words}</span>
                    <PlusIcon />
                  </summary>
                  <Inside flow={flow} />
                </details>
              </li>
            );
          })}
        </ul>
      </div>
      <Slip lines={lines} />
    </form>
  );
}

/** What the ticked flows come to in a month, by hand and with the client. */
function Slip({
  lines,
}: {
  lines: readonly { flow: string; name: string; ticked: boolean; sum: number; about: string }[];
}) {
  const { slip, note, more } = useContent('micro-enterprise', shipped).flows;
  const offer = cheapest(useEditions().editions, 1);
  const price = (offer?.sum ?? 0) / 12;
  const sums = reckon(
    lines.flatMap(({ ticked, sum }) => (ticked ? [sum] : [])),
    { hourly: HOURLY, price, free: slip.upTo },
  );
  const rows: readonly [keyof typeof sums, ReactNode, string][] = [
    ['hours', slip.all, slip.hours],
    [
      'byHand',
      <label key="hourly">
        {slip.byHand}
        <input type="number" name="hourly" min={0} max={1000} inputMode="numeric" defaultValue={HOURLY} />
        {slip.each}
      </label>,
      slip.yuan,
    ],
    ['software', slip.automated, slip.yuan],
    ['saved', slip.saved, slip.yuan],
  ];
  return (
    <div className={styles.slip} data-price={price} data-free={slip.upTo}>
      <div>
        <h3>
          {slip.title}
          <Chip kind="sample" />
        </h3>
        <p>{slip.basis}</p>
        <ul>
          {lines.map(({ flow, name, ticked, sum, about }) => (
            <li key={flow} data-line={flow} hidden={!ticked}>
              {name}
              <small>{about}</small>
              <b>{filled(slip.minutes, { sum: written(sum) })}</b>
            </li>
          ))}
        </ul>
        <dl aria-live="polite">
          {rows.map(([name, term, unit]) => (
            <div key={name}>
              <dt>{term}</dt>
              <dd>
                <b data-sum={name}>{written(sums[name])}</b> {unit}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={text.note}>{filled(note, { count: slip.upTo, edition: offer?.edition.name ?? '', price })}</p>
      <TextLink href={more.href}>{more.label}</TextLink>
    </div>
  );
}

/** A flow that only wants one's own tables and accounts: its steps, its fields, and two rows of what it leaves. */
function Inside({ flow: { name, needs, steps, fields, result } }: { flow: Template }) {
  const pageWords = useContent('micro-enterprise', shipped).flows;
  return (
    <div className={styles.inside}>
      <div>
        <h4>{pageWords.steps}</h4>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h4>
          {pageWords.result}&emsp;
          <Chip kind="sample" />
        </h4>
        <DataTable label={filled(pageWords.label, { name })} columns={result.columns} rows={result.rows} />
      </div>
      <div className={styles.fields}>
        <h4>{pageWords.fields}</h4>
        <ul>
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        <small>
          {pageWords.needs}
          {needs}
        </small>
      </div>
    </div>
  );
}
