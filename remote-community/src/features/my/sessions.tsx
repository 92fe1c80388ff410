import { useState } from 'react';
import { call } from '@shared/client';
import { logout } from '@shared/client/auth';
import { type MySession, mySessions, otherSessionsEnd, sessionEnd } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Button, Confirm, Empty, Problem, StatusMark, text } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { useOwnCall } from '../calls/use-call';
import list from '../list/list.module.css';
import { moment } from '../time/china-time';
import styles from './my.module.css';
import { OwnList } from './own-list';

export function MySessions() {
  const sessions = useOwnCall(['sessions'], (options) => call(mySessions, {}, options));
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0;
  return (
    <>
      <OwnList
        what="登录设备"
        list={sessions}
        keyOf={({ id }) => id}
        empty={<Empty title="没有登录着的设备">刷新这一页再看一次。</Empty>}
      >
        {(session) => <SessionEntry session={session} onEnded={sessions.reload} />}
      </OwnList>
      {others > 0 ? <EndOthers count={others} onEnded={sessions.reload} /> : null}
      <p className={text.note}>时间都是北京时间，最近使用精确到五分钟。不认得的设备，退出它就好。</p>
    </>
  );
}

function SessionEntry({ session, onEnded }: { session: MySession; onEnded: () => void }) {
  const { id, device, since, lastUsedAt, current } = session;
  const { host } = usePage();
  const name = device || '没有说明的设备';
  const action = useAction(async () => {
    if (current) await logout();
    else await call(sessionEnd, { sessionId: id }, { swallow: true });
    return true;
  });
  const end = async () => {
    if (!(await action.run(undefined))) return;
    host.showMessage({ kind: 'success', text: current ? '已退出登录' : `${name}已退出` });
    if (!current) onEnded();
  };
  return (
    <>
      <h3>{name}</h3>
      <p className={list.meta}>
        {current ? <StatusMark status="done">这台设备</StatusMark> : null}
        <span>{moment(since)}登录</span>
        <span>最近使用 {moment(lastUsedAt)}</span>
      </p>
      {action.error ? <Problem>没有退出成：{action.error.message}</Problem> : null}
      <Button small className={styles.act} disabled={action.busy} onClick={() => void end()}>
        {current ? '退出登录' : '退出这台'}
      </Button>
    </>
  );
}

function EndOthers({ count, onEnded }: { count: number; onEnded: () => void }) {
  const { host } = usePage();
  const [asked, setAsked] = useState(false);
  const action = useAction(() => call(otherSessionsEnd, {}, { swallow: true }));
  const end = async () => {
    const done = await action.run(undefined);
    if (!done) return;
    host.showMessage({ kind: 'success', text: `已退出 ${String(done.ended)} 台设备` });
    setAsked(false);
    onEnded();
  };
  if (!asked) {
    return (
      <Button small className={styles.more} onClick={() => setAsked(true)}>
        退出其他所有设备
      </Button>
    );
  }
  return (
    <Confirm
      label="退出其他所有设备？"
      doing="全部退出"
      busy={action.busy}
      problem={action.error && `没有退出成：${action.error.message}`}
      onDo={() => void end()}
      onKeep={() => setAsked(false)}
    >
      <b>退出其他 {count} 台设备？</b>
      那些设备上要重新登录；这一台不受影响。
    </Confirm>
  );
}
