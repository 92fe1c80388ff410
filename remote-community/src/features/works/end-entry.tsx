import { type ReactNode, useState } from 'react';
import { call } from '@shared/client';
import { type WorkEntry, workEntryRemove, workEntryWithdraw } from '@shared/contract/endpoints';
import { Actions, Button, Confirm } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useAction } from '../calls/use-action';
import styles from './entry.module.css';

interface EndEntryProps {
  entry: WorkEntry;
  onMoved: (entry: WorkEntry) => void;
  /** Other actions, before this. */
  children?: ReactNode;
}

/** Takes a work back that others see or are to see, and throws away one that nobody has seen; asks before. */
export default function EndEntry({ entry: { id, version, state, workId }, onMoved, children }: EndEntryProps) {
  const { host } = usePage();
  const [asking, setAsking] = useState(false);
  const isIn = state === 'submitted' || workId !== null;
  const removing = state === 'withdrawn' ? '删掉作品' : '删掉草稿';
  const looked = { id, version };
  const end = useAction(async () =>
    isIn ? call(workEntryWithdraw, looked, { swallow: true }) : call(workEntryRemove, looked, { swallow: true }),
  );
  return (
    <div className={styles.end}>
      <Actions>
        {children}
        {state === 'withdrawn' && workId !== null ? null : (
          <Button small aria-expanded={asking} onClick={() => setAsking(!asking)}>
            {isIn ? '撤回作品' : removing}
          </Button>
        )}
      </Actions>
      {asking ? (
        <Confirm
          label={isIn ? '撤回作品' : removing}
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
          onKeep={() => setAsking(false)}
        >
          {!isIn
            ? '写的和传的图片会删掉，找不回来。'
            : workId === null
              ? '不再有人看它；赛季结束前还可以改了再提交，也可以删掉。'
              : '大家会看不到它；赛季结束前还可以改了再提交。'}
        </Confirm>
      ) : null}
    </div>
  );
}
