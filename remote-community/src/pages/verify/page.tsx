import type { PageProps, PageHead, PageParams } from '@shared/contract';
import { publicAddresses, publicCertificate, request } from '@shared/contract/endpoints';
import { definePage } from '@shared/ui/page';
import { PageHero } from '../../features/frame/page-hero';
import { CertificateView } from '../../features/grade/certificate-view';
import styles from './page.module.css';
import { certificateHref } from '../../features/grade/certificate-address';

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
          lead="看一眼地址栏：是本站的地址，这里写的才算数。"
        />
      </div>
      <CertificateView no={params['no'] ?? ''} />
    </>
  ),
});

/** The same for every certificate: what it is, and whose, is nothing to be found by a search engine. */
function verifyHead({ no = '' }: PageParams): PageHead {
  return {
    title: `证书 ${no}`,
    description: '按编号查验一张个人等级证书：级别、发证日期，以及是否还有效。',
    noIndex: true,
    breadcrumb: [
      { label: '首页', href: '/' },
      { label: '个人等级证书', href: '/certificate/' },
      { label: no, href: certificateHref(no) },
    ],
  };
}
