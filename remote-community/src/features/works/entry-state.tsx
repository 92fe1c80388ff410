import { useState } from 'react';
import { call } from '@shared/client';
import { type WorkEntry, workEntryRemove, workEntryReopen, workEntryWithdraw } from '@shared/contract/endpoints';
import { Actions, Button, Confirm, Link, Problem, StatusMark, type Status } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useAction } from '../calls/use-action';
import styles from './entry.module.css';
import { stateWords } from './entry-words';
import { workHref } from './works-query';

const marks: Readonly<Record<WorkEntry['state'], Status>> = {
  ...{ draft: 'waiting', submitted: 'running', published: 'done', returned: 'failed', withdrawn: 'waiting' },
};

const says: Readonly<Record<WorkEntry['state'], string>> = {
  draft: '写完再提交，只有你看得到。',
  submitted: '有人会看这件作品，有了结果会通知你。要改就先收回来，改完再提交一次。',
  published: '大家看得到这件作品。修改后要再提交一次，发布之前大家看到的还是现在这一版。',
  returned: '照下面的原因改好，再提交一次。',
  withdrawn: '大家看不到这件作品了，票还记着。',
};

interface EntryStateProps {
  entry: WorkEntry;
  onMoved: (entry: WorkEntry) => void;
}

/** Where a work stands, why, and what its author can do about it. */
export function EntryState({ entry, onMoved }: EntryStateProps) {
  const { host } = usePage();
  const [asking, setAsking] = useState(false);
  const { id, version, state, reason, workId } = entry;
  const looked = { id, version };
  const reopen = useAction(() => call(workEntryReopen, looked, { swallow: true }));
  const end = useAction(async () =>
    isIn ? call(workEntryWithdraw, looked, { swallow: true }) : call(workEntryRemove, looked, { swallow: true }),
  );
  const isIn = state === 'submitted' || workId !== null;
  const editable = state === 'draft' || state === 'returned';
  return (
    <section className={styles.state} aria-label="这件作品的状态">
      <StatusMark status={marks[state]}>{stateWords[state]}</StatusMark>
      <p>{says[state]}</p>
      {reason === '' ? null : (
        <p>
          <b>{state === 'returned' ? '退回的原因：' : '上次退回的原因：'}</b>
          {reason}
        </p>
      )}
      {workId !== null && state !== 'withdrawn' ? (
        <p>
          {state === 'published' ? null : '发布的那一版还在，'}
          <Link href={workHref(workId)}>看大家看到的页面</Link>
        </p>
      ) : null}
      <Actions>
        {editable ? null : (
          <Button
            small
            disabled={reopen.busy}
            onClick={() =>
              void reopen.run(undefined).then((next) => {
                if (next) onMoved(next);
              })
            }
          >
            {state === 'submitted' ? '收回来改' : '修改'}
          </Button>
        )}
        {state === 'withdrawn' ? null : (
          <Button
            small
            aria-expanded={asking}
            onClick={() => {
              setAsking(!asking);
            }}
          >
            {isIn ? '撤回作品' : '删掉草稿'}
          </Button>
        )}
      </Actions>
      {reopen.error ? <Problem>没有成：{reopen.error.message}</Problem> : null}
      {asking ? (
        <Confirm
          label={isIn ? '撤回作品' : '删掉草稿'}
          doing={isIn ? '撤回' : '删掉'}
          busy={end.busy}
          problem={end.error ? `没有成：${end.error.message}` : undefined}
          onDo={() =>
            void end.run(undefined).then((next) => {
              if (next) onMoved(next);
              else if (next === null) host.navigate('/my/?tab=works');
              if (next !== undefined) setAsking(false);
            })
          }
          onKeep={() => {
            setAsking(false);
          }}
        >
          {isIn ? '大家会看不到它；赛季结束前还可以改了再提交。' : '草稿和传的图片会删掉，找不回来。'}
        </Confirm>
      ) : null}
    </section>
  );
}
