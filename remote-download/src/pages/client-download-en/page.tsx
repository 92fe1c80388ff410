import { clientBuilds, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { Breadcrumb, ButtonLink, ClosingAction, DataTable, Heading, text, ThreadSection } from '@shared/ui';
import { useClientBuilds } from '../../features/builds/use-client-builds';
import styles from '../client-download/page.module.css';
import { Builds, Suggested } from './builds';
import buildStyles from './builds.module.css';
import head from './head.json';
import words from './words.json';

const Installing = staticRegion(
  'installing-en',
  () => import(/* webpackChunkName: "client-download-en.static" */ './installing'),
);

export const page = definePage({
  head,
  regions: [Installing],
  data: () => ({ builds: request(clientBuilds) }),
  Component: ClientDownload,
});

function ClientDownload() {
  const builds = useClientBuilds();
  const { install, needs, verify, closing } = words;
  const commands = verify.rows.map(([system, command]) => [system, <code key="command">{command}</code>]);
  return (
    <>
      <section className={styles.hero}>
        <div className={text.wrap}>
          <Breadcrumb items={head.breadcrumb} label="You are here" />
          <div className={styles.columns}>
            <div className={buildStyles.start}>
              <Heading level={1} display phrases={words.phrases} dim={1} />
              <p className={text.lead}>{words.lead}</p>
              <Suggested builds={builds} />
            </div>
            <Installing />
          </div>
        </div>
      </section>
      <ThreadSection side="left" first>
        <Builds builds={builds} />
      </ThreadSection>
      <ThreadSection side="right" tag={install.tag}>
        <section className={buildStyles.part}>
          <Heading level={2} phrases={install.heading} />
          <p className={text.lead}>{install.lead}</p>
          <DataTable {...install} stacked />
        </section>
      </ThreadSection>
      <ThreadSection side="left" tag={needs.tag} last>
        <div className={buildStyles.before}>
          <section className={buildStyles.part}>
            <Heading level={2} phrases={[needs.heading]} />
            <DataTable label={needs.heading} {...needs} />
          </section>
          <section className={buildStyles.part}>
            <Heading level={2} phrases={[verify.heading]} />
            <p className={text.lead}>{verify.lead}</p>
            <DataTable label={verify.heading} columns={verify.columns} rows={commands} stacked />
          </section>
        </div>
      </ThreadSection>
      <ClosingAction {...closing}>
        <ButtonLink variant="go" shuttle href="/en/contactus/">
          {words.contact}
        </ButtonLink>
      </ClosingAction>
    </>
  );
}
