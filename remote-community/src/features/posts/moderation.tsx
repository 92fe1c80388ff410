import { lazy, Suspense, useState } from 'react';
import { call } from '@shared/client';
import { checkLogin } from '@shared/client/auth';
import { type ModerationTarget, reportCreate } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { WarningIcon } from '@shared/ui';
import styles from './post.module.css';

/** The dialog is needed by few: it comes when somebody asks for it. */
const ReasonDialog = lazy(() => import(/* webpackChunkName: "forum-seldom" */ './reason-dialog'));

export interface Target {
  targetType: ModerationTarget;
  targetId: number;
}

export const kinds: Readonly<Record<ModerationTarget, string>> = {
  question: '这个问题',
  answer: '这个回答',
  comment: '这条评论',
};

interface ReportButtonProps {
  target: Target;
  /** The visitor's own words, which they do not report: the page, composed as for a guest, shows that only once it is alive. */
  own: boolean;
}

/** Tells the moderators about somebody else's words. Of one's own its place stays empty, so that nothing around it moves. */
export function ReportButton({ target, own }: ReportButtonProps) {
  const { host } = usePage();
  const [asking, setAsking] = useState(false);
  const kind = kinds[target.targetType];
  if (own) {
    return (
      <span className={styles.kept} aria-hidden>
        <WarningIcon />
        举报
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (checkLogin(`登录后就能举报${kind}`)) setAsking(true);
        }}
      >
        <WarningIcon />
        举报
      </button>
      {asking ? (
        <Suspense>
          <ReasonDialog
            draft={`report-${target.targetType}-${String(target.targetId)}`}
            title={`举报${kind}`}
            doing="举报"
            missing="写一句哪里不妥，版主好判断。"
            act={(reason) => call(reportCreate, { ...target, reason }, { swallow: true })}
            onDone={() => host.showMessage({ kind: 'success', text: '已经告诉版主，会有人来看' })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
