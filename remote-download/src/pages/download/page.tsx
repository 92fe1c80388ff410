import type { PageProps } from '@shared/contract';
import { clientBuilds, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { Breadcrumb, Heading, text, ThreadSection } from '@shared/ui';
import { useClientBuilds } from '../../features/builds/use-client-builds';
import { InAppOverlay } from '../../features/in-app/in-app-overlay';
import { ElsewhereHint } from '../../features/device/elsewhere-hint';
import { useDevice } from '../../features/device/use-device';
import { InstallGuide } from '../../features/install/install-guide';
import { systemNames } from '../../features/platforms/platforms';
import { parseDownloadRequest } from '../../features/start/download-request';
import { Explanation } from './explanation';
import head from './head.json';
import { OtherBuilds } from './other-builds';
import styles from './page.module.css';
import { Progress } from './progress';

const Meanwhile = staticRegion('meanwhile', () => import(/* webpackChunkName: "download.static" */ './meanwhile'));
const Closing = staticRegion('closing', () => import(/* webpackChunkName: "download.static" */ './closing'));

export const page = definePage({
  start: 'eager',
  head,
  regions: [Meanwhile, Closing],
  data: () => ({ builds: request(clientBuilds) }),
  Component: Download,
});

function Download({ query }: PageProps) {
  const builds = useClientBuilds();
  const device = useDevice();
  const request = parseDownloadRequest(query);
  const os = request.kind === 'nothing' ? undefined : request.os;
  return (
    <>
      <section className={styles.hero}>
        <div className={`${text.wrap} ${styles.inner}`}>
          <Breadcrumb items={head.breadcrumb} />
          {request.kind === 'build' ? (
            <Progress key={query} request={request} builds={builds} />
          ) : (
            <>
              <Explanation request={request} builds={builds} phone={device?.platform === 'phone'} />
              <div className={styles.elsewhere}>{device?.platform === 'phone' && <ElsewhereHint />}</div>
              <OtherBuilds builds={builds} os={os} device={device} another={false} />
            </>
          )}
        </div>
      </section>
      <ThreadSection side="left" first last={request.kind !== 'build'}>
        <Meanwhile />
      </ThreadSection>
      {request.kind === 'build' ? (
        <>
          <ThreadSection side="right" tag="安装">
            <Heading level={2} phrases={[`在 ${systemNames[request.os]} 上`, '三步装好']} />
            <div className={styles.guide}>
              <InstallGuide os={request.os} />
            </div>
          </ThreadSection>
          <ThreadSection side="left" tag="换一个" last="here">
            <div id="other" className={styles.other}>
              <OtherBuilds builds={builds} os={undefined} another />
            </div>
          </ThreadSection>
        </>
      ) : null}
      <Closing />
      {device?.inApp ? <InAppOverlay /> : null}
    </>
  );
}
