import { useEffect, useState } from 'react';
import { call } from '@shared/client';
import { noticeList, noticesRead, mailChoice, mailChoiceSave } from '@shared/contract/endpoints';
import { Empty, Link, Button, Problem } from '@shared/ui';
import list from '../list/list.module.css';
import { moment } from '../time/china-time';
import { OwnList } from './own-list';
import { useParts } from './use-parts';
import { useAction } from '../calls/use-action';
import { useOwnCall } from '../calls/use-call';
import styles from './my.module.css';

/** Notices for me. Those that are shown are read: marks stay as they were until the page is left. */
export function MyNotices() {
  const notices = useParts('notices', (cursor, options) => call(noticeList, { cursor, size: 50 }, options));
  // The list is asked for again when the window is seen again; by then they are read.
  const [fresh, setFresh] = useState<readonly number[]>([]);
  const unread = notices.data?.filter(({ read }) => !read).map(({ id }) => id) ?? [];
  const added = unread.filter((id) => !fresh.includes(id));
  if (added.length > 0) setFresh([...fresh, ...added]);
  const upTo = unread.length > 0 ? notices.data?.[0]?.id : undefined;
  useEffect(() => {
    if (upTo === undefined) return;
    // Notices stay unread where it fails.
    call(noticesRead, { upTo }, { quiet: true, swallow: true }).catch(() => undefined);
  }, [upTo]);
  return (
    <>
      <MailChoice />
      <OwnList
        what="我的通知"
        list={notices}
        keyOf={({ id }) => id}
        empty={<Empty title="还没有通知">问题有了回答、开放日有变动、申请有了结果，都会写在这里。</Empty>}
      >
        {({ id, text, link, madeAt }) => (
          <>
            <h3>
              <Link href={link}>{text}</Link>
            </h3>
            <p className={list.meta}>
              {fresh.includes(id) ? <b>新</b> : null}
              <span>{moment(madeAt)}</span>
            </p>
          </>
        )}
      </OwnList>
    </>
  );
}

/** Whether notices come by mail, too. Where this site sends none, or knows no address, nothing is promised. */
function MailChoice() {
  const { data, reload } = useOwnCall(['mail choice'], (options) => call(mailChoice, {}, options));
  const { busy, error, run } = useAction(async (choice: { wanted: boolean } | { letter: boolean }) => {
    await call(mailChoiceSave, choice, { swallow: true });
    reload();
    return true;
  });
  if (!data?.available || data.address === null) return null;
  const { address, wanted, letter } = data;
  return (
    <div className={styles.mail}>
      <p role="status">{wanted ? `通知也会寄到 ${address}。` : `通知不寄到 ${address}。`}</p>
      <Button small disabled={busy} onClick={() => void run({ wanted: !wanted })}>
        {wanted ? '不再收邮件' : '也收邮件'}
      </Button>
      <Button small aria-pressed={letter ?? false} disabled={busy} onClick={() => void run({ letter: !letter })}>
        {letter ? '不再收每周一封的信' : '每周一收一封新问题的信'}
      </Button>
      {error ? <Problem>没有改成：{error.message}</Problem> : null}
    </div>
  );
}
