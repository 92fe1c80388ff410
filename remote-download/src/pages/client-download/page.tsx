import { useState } from 'react';
import { clientBuilds, type ClientSystem, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { Breadcrumb, text, ThreadSection, enhanceTabs } from '@shared/ui';
import { useClientBuilds } from '../../features/builds/use-client-builds';
import { platformHere, useDevice } from '../../features/device/use-device';
import { InAppOverlay } from '../../features/in-app/in-app-overlay';
import { Choice } from './choice';
import head from './head.json';
import { Packages } from './packages';
import styles from './page.module.css';
import { ProcessorDialog } from './processor-dialog';
import { ReleaseNotes } from './release-notes';
import { systemOf } from '../../features/device/system-of';
import { systems } from '../../features/platforms/platforms';

const Installing = staticRegion(
  'installing',
  () => import(/* webpackChunkName: "client-download.static" */ './installing'),
);
const Steps = staticRegion(
  'steps',
  () => import(/* webpackChunkName: "client-download.static" */ './steps'),
  enhanceSteps,
);
const Before = staticRegion('before', () => import(/* webpackChunkName: "client-download.static" */ './before'));
const Closing = staticRegion('closing', () => import(/* webpackChunkName: "client-download.static" */ './closing'));

export const page = definePage({
  start: 'eager',
  head,
  regions: [Installing, Steps, Before, Closing],
  data: () => ({ builds: request(clientBuilds) }),
  leadsTo: ['download'],
  Component: ClientDownload,
});

function ClientDownload() {
  const builds = useClientBuilds();
  const device = useDevice();
  const [asked, setAsked] = useState<ClientSystem | null>(null);
  return (
    <>
      <section className={styles.hero}>
        <div className={text.wrap}>
          <Breadcrumb items={head.breadcrumb} />
          <div className={styles.columns}>
            <Choice builds={builds} device={device} onAsk={setAsked} />
            <Installing />
          </div>
        </div>
      </section>
      <ThreadSection side="left" first id="all">
        <Packages builds={builds} device={device} />
      </ThreadSection>
      <ThreadSection side="right" tag="安装">
        <Steps />
      </ThreadSection>
      <ThreadSection side="left" tag="这个版本" last>
        <div className={styles.version}>
          <ReleaseNotes builds={builds} />
          <Before />
        </div>
      </ThreadSection>
      <Closing />
      <ProcessorDialog
        os={asked}
        builds={builds}
        processor={systemOf(device?.platform) === asked ? (device?.processor ?? null) : null}
        onClose={() => setAsked(null)}
      />
      {device?.inApp ? <InAppOverlay /> : null}
    </>
  );
}

/** The steps for the visitor's own system first. */
function enhanceSteps(element: HTMLElement): () => void {
  const own = systemOf(platformHere());
  const choice = own && element.querySelectorAll<HTMLInputElement>('input[type="radio"]')[systems.indexOf(own)];
  if (choice) choice.checked = true;
  return enhanceTabs(element);
}
