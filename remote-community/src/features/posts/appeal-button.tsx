import { call } from '@shared/client';
import { contentAppeal, type Question } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { WarningIcon } from '@shared/ui';
import { useState } from 'react';
import type { Target } from './moderation';
import ReasonDialog from './reason-dialog';

interface AppealButtonProps extends Pick<Question, 'hidden'> {
  target: Target;
}

/** Objects to the removal of one's own text, once. */
export function AppealButton({ target, hidden }: AppealButtonProps) {
  const { host } = usePage();
  const [asking, setAsking] = useState(false);
  if (hidden === null || hidden.held) return null;
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        <WarningIcon />
        申诉
      </button>
      {asking ? (
        <ReasonDialog
          draft={`appeal-${target.targetType}-${String(target.targetId)}`}
          title="申诉"
          note="只能申诉一次，版主的决定会通知你"
          doing="提交申诉"
          missing="写一句为什么不该移除。"
          act={(text) => call(contentAppeal, { ...target, text }, { swallow: true })}
          onDone={() => host.showMessage({ kind: 'success', text: '申诉已经交给版主' })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
