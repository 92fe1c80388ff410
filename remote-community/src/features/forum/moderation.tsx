import { lazy, Suspense, useState } from 'react';
import { call } from '@shared/client';
import { checkLogin } from '@shared/client/auth';
import {
  contentHide,
  contentRestore,
  type ModerationTarget,
  type Question,
  reportCreate,
} from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { LabelIcon, Problem, TrashIcon, WarningIcon } from '@shared/ui';
import { useAction } from '../calls/use-action';

/** Needed by few: comes when somebody asks for it. */
const ReasonDialog = lazy(() =>
  import(/* webpackChunkName: "forum-seldom" */ './reason-dialog').then((module) => ({ default: module.ReasonDialog })),
);

interface Target {
  targetType: ModerationTarget;
  targetId: number;
}

const kinds: Readonly<Record<ModerationTarget, string>> = { question: '问题', answer: '回答' };

/** Tells the moderators about somebody else's words. */
export function ReportButton({ target }: { target: Target }) {
  const { host } = usePage();
  const [asking, setAsking] = useState(false);
  const kind = kinds[target.targetType];
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (checkLogin(`登录后就能举报这个${kind}`)) setAsking(true);
        }}
      >
        <WarningIcon />
        举报
      </button>
      {asking ? (
        <Suspense>
          <ReasonDialog
            title={`举报这个${kind}`}
            doing="举报"
            missing="写一句哪里不妥，版主好判断。"
            act={(reason) => call(reportCreate, { ...target, reason }, { swallow: true })}
            onDone={() => {
              host.showMessage({ kind: 'success', text: '已经告诉版主，会有人来看' });
            }}
            onClose={() => {
              setAsking(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface HideButtonProps extends Pick<Question, 'hidden'> {
  target: Target;
  /** It is in sight, or out of it. */
  onChanged: () => void;
}

/** For moderators: out of everybody's sight with a reason for its author, and back. */
export function HideButton({ target, hidden, onChanged }: HideButtonProps) {
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
      <button
        type="button"
        onClick={() => {
          setAsking(true);
        }}
      >
        <TrashIcon />
        移除
      </button>
      {asking ? (
        <Suspense>
          <ReasonDialog
            title={`移除这个${kinds[target.targetType]}`}
            note="别人看不到它，作者看得到原因；以后可以恢复"
            doing="移除"
            missing="写下原因，作者看得到。"
            act={(reason) => call(contentHide, { ...target, reason }, { swallow: true })}
            onDone={onChanged}
            onClose={() => {
              setAsking(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
