import { DataTable, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { mono } from '../../scenes/cells';
import { Document } from '../../sections/document';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { SampleCode } from '../../sections/sample-code';
import head from './head.json';
import shipped from './words.json';

/** A document for who writes programs: where to begin, what is public, code to take. */
export default function Content() {
  const { opening, contents, start, api, rules, code, trigger, closing } = useContent('developers', shipped);
  const { copy, copied, failed } = code;
  const [command, ...others] = trigger.items;
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        {...opening}
        arrange="stacked"
        picture={command && <SampleCode stacked items={[command]} {...{ copy, copied, failed }} />}
      />
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
            body: <SampleCode stacked items={others} {...{ copy, copied, failed }} />,
          },
          {
            id: 'api',
            ...api,
            body: (
              <>
                <DataTable
                  stacked
                  label={api.title}
                  columns={api.columns}
                  rows={api.rows.map(([call, ...cells]) => [mono(call), ...cells])}
                />
                <TextLink href={api.more.address}>{api.more.label}</TextLink>
              </>
            ),
          },
          { id: 'rules', title: rules.title, body: <FactList facts={rules.items} /> },
          { id: 'code', ...code, body: <SampleCode stacked {...code} /> },
        ]}
      />
      <Closing plain {...closing} />
    </>
  );
}
