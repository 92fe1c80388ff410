import { Chip, DataTable } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import type { ReactNode } from 'react';
import { mono } from '../../scenes/cells';
import { Document } from '../../sections/document';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { SampleCode } from '../../sections/sample-code';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** A call's method as a mark, its address in the letters of code. */
function called(call = '') {
  const [method, address] = call.split(' ');
  return (
    <span className={styles.call}>
      <Chip>{method}</Chip>
      {mono(address)}
    </span>
  );
}

/** A document for who writes programs: where to begin, what is public, code to take. */
export default function Content() {
  const words = useContent('developers', shipped);
  const { opening, contents, start, trigger, result, states, failure, api, rules, code, closing } = words;
  const { robot, site } = words.groups;
  const { copy, copied, failed } = code;
  const sample = (items: typeof code.items) => <SampleCode stacked items={items} {...{ copy, copied, failed }} />;
  const table = (
    { title, columns, rows }: Omit<typeof failure, 'items'>,
    name: (words?: string) => ReactNode,
    stacked = false,
  ) => (
    <DataTable
      stacked={stacked}
      label={title}
      columns={columns}
      rows={rows.map(([first, ...cells]) => [name(first), ...cells])}
    />
  );
  const [command, ...others] = trigger.items;
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...opening} picture={command && sample([command])} />
      <Document
        side
        label={contents}
        parts={[
          { id: 'start', ...start, body: <FactList facts={start.items} /> },
          {
            id: 'trigger',
            group: robot,
            ...trigger,
            body: <DataTable label={trigger.title} columns={trigger.columns} rows={trigger.rows} />,
            beside: sample(others),
          },
          {
            id: 'result',
            group: robot,
            ...result,
            body: <FactList facts={result.facts} />,
            beside: sample(result.items),
          },
          { id: 'states', group: robot, ...states, wide: true, body: <States rows={states.rows} /> },
          {
            id: 'failure',
            group: robot,
            ...failure,
            body: table(failure, mono),
            beside: sample(failure.items),
          },
          {
            id: 'api',
            group: site,
            ...api,
            body: table(api, called, true),
            action: { label: api.more.label, href: api.more.address },
          },
          { id: 'rules', group: site, ...rules, body: <FactList facts={rules.items} /> },
          { id: 'code', group: site, ...code, body: sample(code.items) },
        ]}
      />
      <Ending {...closing} />
    </>
  );
}

/** A run from where it waits its turn to one of its four ends: what each state is, and what one's program does. */
function States({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <ol className={styles.states} data-tone="dark">
      {rows.map(([state, is, does]) => (
        <li key={state} data-state={state}>
          {mono(state)}
          <p>{is}</p>
          <p>{does}</p>
        </li>
      ))}
    </ol>
  );
}
