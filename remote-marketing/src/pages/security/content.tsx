import { DataTable, Fold, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { DeploymentWays } from '../../features/deployment/deployment-ways';
import { Document } from '../../sections/document';
import { FactList } from '../../sections/fact-list';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { Certificates } from '../../sections/certificates';
import product from '../product/words.json';
import head from './head.json';
import shipped from './words.json';

/** A document for who has to check: what is done, and what is theirs to do. */
export default function Content() {
  const { opening, contents, unfold, certificates, materials, report, closing, ...words } = useContent(
    'security',
    shipped,
  );
  const facts = (['client', 'site'] as const).map((id) => ({
    id,
    ...words[id],
    body: (
      <>
        <FactList facts={words[id].items} />
        <TextLink href={words[id].action.href}>{words[id].action.label}</TextLink>
      </>
    ),
  }));
  const checklists = (['dengbao', 'iso'] as const).map((id) => ({
    id,
    ...words[id],
    body: (
      <Fold label={filled(unfold, { count: words[id].rows.length })}>
        <DataTable headsAbove label={words[id].title} columns={words[id].columns} rows={words[id].rows} />
      </Fold>
    ),
  }));
  const { title, ...shown } = certificates;
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...opening}>
        <DeploymentWays name="h2" {...useContent('product', product).deployment} />
      </Opening>
      <Document
        label={contents}
        parts={[
          ...facts,
          ...checklists,
          {
            id: 'materials',
            ...materials,
            body: (
              <>
                <DataTable headsAbove label={materials.title} columns={materials.columns} rows={materials.rows} />
                <TextLink href={materials.action.href}>{materials.action.label}</TextLink>
              </>
            ),
          },
          ...(shown.items.length > 0 ? [{ id: 'certificates', title, body: <Certificates {...shown} /> }] : []),
          {
            id: 'report',
            title: report.title,
            lead: report.words,
            body: <TextLink href={report.action.href}>{report.action.label}</TextLink>,
          },
        ]}
      />
      <Closing plain {...closing} />
    </>
  );
}
