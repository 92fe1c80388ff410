import type { PageProps } from '@shared/contract';
import { publicAddresses, publicCertificate, request } from '@shared/contract/endpoints';
import { definePage } from '@shared/ui/page';
import { PageHero } from '../../features/frame/page-hero';
import { CertificateView } from '../../features/grade/certificate-view';
import { verifyHead } from './head';
import styles from './page.module.css';

/** Composed when somebody asks, and listed nowhere: the call that lists its addresses has none to tell. */
export const page = definePage({
  start: 'eager',
  data: ({ no = '' }) => ({ certificate: request(publicCertificate, { no }) }),
  head: (params) => verifyHead(params),
  listedBy: request(publicAddresses, { kind: 'certificate' }),
  Component: ({ params }: PageProps) => (
    <>
      <div className={styles.besides}>
        <PageHero
          crumbs={verifyHead(params).breadcrumb ?? []}
          phrases={['查验证书']}
          low
          lead="看一眼地址栏：是本站的地址，这里写的才算数。"
        />
      </div>
      <CertificateView no={params['no'] ?? ''} />
    </>
  ),
});
