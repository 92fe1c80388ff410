import { useEffect, useState } from 'react';
import type { PageProps } from '@shared/contract';
import { clientBuilds, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { Breadcrumb, text, ThreadSection } from '@shared/ui';
import { useClientBuilds } from '../../features/builds/use-client-builds';
import { InAppOverlay } from '../../features/in-app/in-app-overlay';
import { useDevice } from '../../features/device/use-device';
import { parseDownloadRequest } from '../../features/start/download-request';
import { Explanation } from './explanation';
import head from './head.json';
import { InstallSteps } from './install-steps';
import { OtherBuilds } from './other-builds';
import styles from './page.module.css';
import { Progress } from './progress';
import { VerifyFile } from './verify-file';

const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "download.static" */ '../client-download/closing'),
);

export const page = definePage({
  start: 'eager',
  head,
  regions: [Closing],
  data: () => ({ builds: request(clientBuilds) }),
  Component: Download,
});

function Download({ query }: PageProps) {
  const builds = useClientBuilds();
  const device = useDevice();
  const alive = useAlive();
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
            <Explanation request={request} alive={alive} />
          )}
        </div>
      </section>
      <ThreadSection side="left" first id="other">
        <OtherBuilds
          builds={builds}
          os={request.kind === 'invalid' ? os : undefined}
          another={request.kind === 'build'}
        />
      </ThreadSection>
      <ThreadSection side="right" tag="安装">
        <InstallSteps os={os ?? 'win'} known={os !== undefined} />
      </ThreadSection>
      <ThreadSection side="left" tag="核对" last>
        <VerifyFile request={request} builds={builds} />
      </ThreadSection>
      <Closing />
      {device?.inApp ? <InAppOverlay /> : null}
    </>
  );
}

/** True once the script runs and the address had time to be read. */
function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAlive(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return alive;
}
