import { DataTable, Fold } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { DeploymentWays } from '../../features/deployment/deployment-ways';
import { Lead } from '../../sections/clauses';
import { Document } from '../../sections/document';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Certificates } from '../../sections/certificates';
import product from '../product/words.json';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** A document for who has to check: what is done, and what is theirs to do. */
export default function Content() {
  const { opening, contents, unfold, certificates, materials, report, closing, ...words } = useContent(
    'security',
    shipped,
  );
  const checklists = (['dengbao', 'iso'] as const).map((id) => ({
    id,
    ...words[id],
    body: (
      <div className={styles.checks}>
        <Fold label={filled(unfold, { count: words[id].rows.length })}>
          <DataTable headsAbove label={words[id].title} columns={words[id].columns} rows={words[id].rows} />
        </Fold>
      </div>
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
          {
            id: 'client',
            ...words.client,
            body: (
              <div className={styles.run}>
                <FactList facts={words.client.items} />
              </div>
            ),
          },
          { id: 'site', ...words.site, body: <FactList facts={words.site.items} /> },
          ...checklists,
          { id: 'materials', ...materials, body: <FactList facts={materials.items} /> },
          ...(shown.items.length > 0 ? [{ id: 'certificates', title, body: <Certificates {...shown} /> }] : []),
          { id: 'report', ...report, body: <Lead>{report.words}</Lead> },
        ]}
      />
      <Ending {...closing} />
    </>
  );
}
