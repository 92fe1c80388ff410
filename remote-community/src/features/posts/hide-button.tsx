import { useState } from 'react';
import { call } from '@shared/client';
import { contentHide, contentRestore, type Question } from '@shared/contract/endpoints';
import { LabelIcon, Problem, TrashIcon } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { kinds, type Target } from './moderation';
import ReasonDialog from './reason-dialog';

interface HideButtonProps extends Pick<Question, 'hidden'> {
  target: Target;
  /** Told when the text came into sight, or went out of it. */
  onChanged: () => void;
}

/** Takes a text out of everybody's sight with a reason for its author, and back; for moderators. */
export default function HideButton({ target, hidden, onChanged }: HideButtonProps) {
  const [asking, setAsking] = useState(false);
  const restore = useAction(async () => {
    await call(contentRestore, target, { swallow: true });
    return true;
  });
  const bringBack = async () => {
    if (await restore.run(undefined)) onChanged();
  };
  if (hidden) {
    return (
      <>
        <button type="button" disabled={restore.busy} onClick={() => void bringBack()}>
          <LabelIcon />
          恢复
        </button>
        {restore.error ? <Problem>没有恢复成：{restore.error.message}</Problem> : null}
      </>
    );
  }
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        <TrashIcon />
        移除
      </button>
      {asking ? (
        <ReasonDialog
          draft={`hide-${target.targetType}-${String(target.targetId)}`}
          title={`移除${kinds[target.targetType]}`}
          note="别人看不到它，作者看得到原因；以后可以恢复"
          doing="移除"
          missing="写下原因，作者看得到。"
          act={(reason) => call(contentHide, { ...target, reason }, { swallow: true })}
          onDone={onChanged}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
