import { clientBuilds, request } from '@shared/contract/endpoints';
import { definePage } from '@shared/ui/page';
import { Breadcrumb, ButtonLink, ClosingAction, DataTable, Heading, text, ThreadSection } from '@shared/ui';
import { useClientBuilds } from '../../features/builds/use-client-builds';
import styles from '../client-download/page.module.css';
import { Builds, Suggested } from './builds';
import buildStyles from './builds.module.css';
import head from './head.json';
import words from './words.json';

export const page = definePage({
  head,
  data: () => ({ builds: request(clientBuilds) }),
  Component: ClientDownload,
});

function ClientDownload() {
  const builds = useClientBuilds();
  const { verify, closing } = words;
  const commands = verify.rows.map(([system, command]) => [system, <code key="command">{command}</code>]);
  return (
    <>
      <section className={styles.hero}>
        <div className={text.wrap}>
          <Breadcrumb items={head.breadcrumb} label="You are here" />
          <div className={styles.columns}>
            <Heading level={1} display phrases={words.phrases} dim={1} />
            <div className={buildStyles.start}>
              <p className={text.lead}>{words.lead}</p>
              <Suggested builds={builds} />
            </div>
          </div>
        </div>
      </section>
      <ThreadSection side="left" first last>
        <div className={styles.version}>
          <Builds builds={builds} />
          <section className={buildStyles.verify}>
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
