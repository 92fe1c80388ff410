import { useState } from 'react';
import type { PageProps } from '@shared/contract';
import type { GradeApplication } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { text, ThreadSection } from '@shared/ui';
import form from '../../features/form/form-columns.module.css';
import { ApplyForm } from '../../features/grade/apply-form';
import { MyApplications, useMyApplications } from '../../features/grade/my-applications';
import { VerifyForm } from '../../features/grade/verify-form';
import head from './head.json';
import styles from './page.module.css';

const Hero = staticRegion('hero', () => import(/* webpackChunkName: "certificate.static" */ './hero'));
const Example = staticRegion('example', () => import(/* webpackChunkName: "certificate.static" */ './example'));
const After = staticRegion('after', () => import(/* webpackChunkName: "certificate.static" */ './after'));
const Closing = staticRegion('closing', () => import(/* webpackChunkName: "certificate.static" */ './closing'));

export const page = definePage({
  start: 'eager',
  head,
  regions: [Hero, Example, After, Closing],
  Component: CertificatePage,
});

function CertificatePage({ query, host }: PageProps) {
  const applications = useMyApplications();
  const parameters = new URLSearchParams(query);
  const asked = parameters.get('no') ?? '';
  const refused = applications.data?.find(({ id }) => String(id) === parameters.get('again'));
  const [again, setAgain] = useState<GradeApplication>();
  // A refused application is taken once: what is typed from then on is newer.
  if (refused && again?.id !== refused.id) setAgain(refused);
  return (
    <>
      <Hero />
      <ThreadSection side="left" first last id="apply">
        <div className={styles.head}>
          <h2>申请证书</h2>
          <p className={text.lead}>填表和传材料大约十分钟，没填完也会留在这台设备上；传材料和提交要先登录。</p>
        </div>
        <div className={`${form.columns} ${styles.fields}`}>
          <ApplyForm
            again={again}
            onApplied={() => {
              applications.reload();
              host.showMessage({ kind: 'success', text: '申请已经提交，在“我的申请”里看进度' });
            }}
          />
          <div>
            <After />
            <section className={styles.own}>
              <h3>我的申请</h3>
              <MyApplications applications={applications} />
            </section>
          </div>
        </div>
      </ThreadSection>
      <section className={styles.check} id="verify">
        <div className={text.wrap}>
          <VerifyForm asked={asked}>
            <Example />
          </VerifyForm>
        </div>
      </section>
      <Closing />
    </>
  );
}
