import type { PageHead, PageParams } from '@shared/contract';
import { certificateHref } from '../../features/grade/certificate-address';

/** The same for every certificate: what it is, and whose, is nothing to be found by a search engine. */
export function verifyHead({ no = '' }: PageParams): PageHead {
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
