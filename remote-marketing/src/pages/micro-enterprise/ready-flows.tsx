import { Chip, Heading, PlusIcon, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { type Template, useTemplates } from '../../content/templates';
import { filled } from '../../sections/filled';
import styles from './ready-flows.module.css';
import shipped from './words.json';

/** Flows that only want one's own tables and accounts; each opens on its steps, before any script. */
export function ReadyFlows() {
  const pageWords = useContent('micro-enterprise', shipped).flows;
  const flows = useTemplates().filter(({ small }) => small);
  return (
    <>
      <Heading level={2} phrases={pageWords.phrases} />
      <ol className={styles.flows}>
        {flows.map((flow, place) => (
          <li key={flow.name}>
            <details name="ready-flow" open={place === 0}>
              <summary>
                <h3>{flow.name}</h3>
                <span>{flow.words}</span>
                <small>
                  {pageWords.needs}
                  {flow.needs}
                </small>
                <PlusIcon />
              </summary>
              <Inside flow={flow} />
            </details>
          </li>
        ))}
      </ol>
      <p className={text.note}>{pageWords.note}</p>
      <TextLink href={pageWords.more.href}>{pageWords.more.label}</TextLink>
    </>
  );
}

/** A flow that only wants one's own tables and accounts: its steps, its fields, and two rows of what it leaves. */
function Inside({ flow: { name, steps, fields, result } }: { flow: Template }) {
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
        <h4>{pageWords.fields}</h4>
        <ul className={styles.fields}>
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4>
          {pageWords.result}&emsp;
          <Chip kind="sample" />
        </h4>
        <table className={styles.result} aria-label={filled(pageWords.label, { name })}>
          <thead>
            <tr>
              {result.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
