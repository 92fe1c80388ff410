import { call } from '@shared/client';
import { type WorkEntry, workEntryReopen } from '@shared/contract/endpoints';
import { Button, Link, Problem, StatusMark, type Status } from '@shared/ui';
import { useAction } from '../calls/use-action';
import EndEntry from './end-entry';
import styles from './entry.module.css';
import { stateWords } from './entry-words';
import { workHref } from './works-query';

const marks: Readonly<Record<WorkEntry['state'], Status>> = {
  draft: 'waiting',
  submitted: 'running',
  published: 'done',
  returned: 'failed',
  withdrawn: 'waiting',
};

const says: Readonly<Record<WorkEntry['state'], string>> = {
  draft: '写完再提交，只有你看得到。',
  submitted: '有人会看这件作品，有了结果会通知你。要改就收回来改，改完再提交一次；不参加了就撤回。',
  published: '大家看得到这件作品。修改后要再提交一次，发布之前大家看到的还是现在这一版。',
  returned: '照下面的原因改好，再提交一次。',
  withdrawn: '大家看不到这件作品了，票还记着。',
};

/** Words for a work that was never seen or voted for. */
const takenBack = '收回来了，没有人看到过。可以改了再提交，也可以删掉。';

/** State of a work, its reason, and its author's actions; what ends one that is being written stands below its form. */
export default function EntryState({ entry, onMoved }: { entry: WorkEntry; onMoved: (entry: WorkEntry) => void }) {
  const { id, version, state, reason, workId } = entry;
  const reopen = useAction(() => call(workEntryReopen, { id, version }, { swallow: true }));
  const editable = state === 'draft' || state === 'returned';
  return (
    <section className={styles.state} aria-label="这件作品的状态">
      <StatusMark status={marks[state]}>{stateWords[state]}</StatusMark>
      <p>{state === 'withdrawn' && workId === null ? takenBack : says[state]}</p>
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
      {editable ? null : (
        <EndEntry entry={entry} onMoved={onMoved}>
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
        </EndEntry>
      )}
      {reopen.error ? <Problem>没有成：{reopen.error.message}</Problem> : null}
    </section>
  );
}
