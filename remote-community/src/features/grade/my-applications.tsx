import { call } from '@shared/client';
import { type GradeApplication, myApplications } from '@shared/contract/endpoints';
import { Bones, Empty, Link, StatusMark } from '@shared/ui';
import { type Call, useOwnCall } from '../calls/use-call';
import { useSignedIn } from '../login/use-signed-in';
import { fullDay } from '../time/china-time';
import { againHref, certificateHref } from './certificate-address';
import styles from './grade.module.css';
import { levelName } from './levels';
import { Unanswered } from '../calls/unanswered';
import { LoginFirst } from '../login/login-first';

export function useMyApplications(): Call<GradeApplication[]> {
  return useOwnCall(['my applications'], (options) => call(myApplications, {}, options));
}

/** States of one's applications. */
export function MyApplications({ applications }: { applications: Call<GradeApplication[]> }) {
  const signedIn = useSignedIn();
  const { data } = applications;
  if (!signedIn) {
    return (
      <LoginFirst title="登录后看申请进度" reason="登录后就能看到申请进度">
        提交过的申请和证书编号都在这里。
      </LoginFirst>
    );
  }
  if (!data) return <Unanswered what="我的申请" call={applications} bones={<Bones rows={2} />} />;
  if (data.length === 0) return <Empty title="还没有申请">填好这张表，提交后在这里看进度。</Empty>;
  return <ApplicationLines applications={data} />;
}

export function ApplicationLines({ applications }: { applications: readonly GradeApplication[] }) {
  return (
    <ul className={styles.applications}>
      {applications.map(({ id, level, submittedAt, status, reason, certificateNo, evidence }) => (
        <li key={id}>
          <b>{levelName(level)}</b>
          <span>
            {fullDay(submittedAt)}提交，{evidence.length} 个文件
          </span>
          <ApplicationState status={status} />
          {reason ? <span>原因：{reason}</span> : null}
          {isOpenAgain(applications, id) ? <Link href={againHref(id)}>带着原来的内容再申请</Link> : null}
          {certificateNo ? <Link href={certificateHref(certificateNo)}>{certificateNo}</Link> : null}
        </li>
      ))}
    </ul>
  );
}

export function ApplicationState({ status }: Pick<GradeApplication, 'status'>) {
  if (status === 'granted') return <StatusMark status="done">已通过</StatusMark>;
  if (status === 'rejected') return <StatusMark status="failed">没有通过</StatusMark>;
  if (status === 'revoked') return <StatusMark status="failed">证书已吊销</StatusMark>;
  return <StatusMark status="running">评定中</StatusMark>;
}

/** Whether the level may be applied for with what stood in this application: the latest of the level, and not granted. */
function isOpenAgain(applications: readonly GradeApplication[], id: number): boolean {
  const { level } = applications.find((one) => one.id === id) ?? {};
  const latest = applications.find((one) => one.level === level);
  return latest?.id === id && (latest.status === 'rejected' || latest.status === 'revoked');
}
