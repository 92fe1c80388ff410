import { Chip, DataTable, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { mono } from '../../scenes/cells';
import { Document } from '../../sections/document';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
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
  const { opening, contents, start, api, rules, code, trigger, result, closing } = useContent('developers', shipped);
  const { copy, copied, failed } = code;
  const sample = (items: typeof code.items) => <SampleCode stacked items={items} {...{ copy, copied, failed }} />;
  const [command, ...others] = trigger.items;
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...opening} arrange="stacked" picture={command && sample([command])} />
      <Document
        label={contents}
        parts={[
          {
            id: 'start',
            ...start,
            body: (
              <>
                <FactList facts={start.items} />
                <TextLink href={start.action.href}>{start.action.label}</TextLink>
              </>
            ),
          },
          {
            id: 'trigger',
            ...trigger,
            body: <DataTable label={trigger.title} columns={trigger.columns} rows={trigger.rows} />,
            beside: sample(others),
          },
          { id: 'result', ...result, body: <FactList facts={result.facts} />, beside: sample(result.items) },
          {
            id: 'api',
            ...api,
            body: (
              <>
                <DataTable
                  stacked
                  label={api.title}
                  columns={api.columns}
                  rows={api.rows.map(([call, ...cells]) => [called(call), ...cells])}
                />
                <TextLink href={api.more.address}>{api.more.label}</TextLink>
              </>
            ),
          },
          { id: 'rules', title: rules.title, body: <FactList facts={rules.items} /> },
          { id: 'code', ...code, body: sample(code.items) },
        ]}
      />
      <Closing plain {...closing} />
    </>
  );
}
