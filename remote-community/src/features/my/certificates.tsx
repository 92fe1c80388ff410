import { call } from '@shared/client';
import { myCertificates } from '@shared/contract/endpoints';
import { Bones, ButtonLink, Empty, Link } from '@shared/ui';
import { useOwnCall } from '../calls/use-call';
import { certificateHref } from '../grade/certificate-address';
import { levelName } from '../grade/levels';
import { ApplicationLines, useMyApplications } from '../grade/my-applications';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import { OwnList } from './own-list';
import { Unanswered } from '../calls/unanswered';

const apply = <ButtonLink href="/certificate/#apply">去申请</ButtonLink>;

export function Applications() {
  const applications = useMyApplications();
  const { data } = applications;
  if (!data) return <Unanswered what="我的申请" call={applications} bones={<Bones rows={2} />} />;
  if (data.length > 0) return <ApplicationLines applications={data} />;
  return (
    <Empty title="还没有申请" action={apply}>
      申请过的个人等级和评定进度会列在这里。
    </Empty>
  );
}

export const useCertificates = () => useOwnCall(['certificates'], (options) => call(myCertificates, {}, options));

export function MyCertificates() {
  const certificates = useCertificates();
  return (
    <OwnList
      what="我的证书"
      list={certificates}
      keyOf={({ no }) => no}
      empty={
        <Empty title="还没有证书" action={apply}>
          申请通过之后，证书和编号会列在这里。
        </Empty>
      }
    >
      {({ no, level, holder, issuedAt, revokedAt, revokedReason, nameShared }) => (
        <>
          <h3>
            <Link href={certificateHref(no)}>
              {levelName(level)} · {no}
            </Link>
          </h3>
          <p className={list.meta}>
            <span>{holder}</span>
            <span>{fullDay(issuedAt)}颁发</span>
            <span>{nameShared ? '查验的人看得到全名' : '查验的人只看到姓'}</span>
            {revokedAt ? (
              <span>
                {fullDay(revokedAt)}吊销，原因：{revokedReason}
              </span>
            ) : null}
          </p>
        </>
      )}
    </OwnList>
  );
}
