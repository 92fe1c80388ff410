import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { Bones, Link, ThreadSection } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useSignedIn } from '../login/use-signed-in';
import { questionHref } from './forum-query';
import styles from './forum.module.css';
import type { QuestionView } from './question-view';
import { useQuestion } from './use-forum';

const RemovedQuestion = lazy(() =>
  import(/* webpackChunkName: "removed-question" */ './question-view').then(({ QuestionView }) => ({
    default: QuestionView,
  })),
);

/**
 * A question at an address from before questions had pages of their own: it leads to its page. What a moderator removed has none
 * any more, and is read here by its author and by moderators.
 */
export default function AskedBefore(props: ComponentProps<typeof QuestionView>) {
  const { questionId, query } = props;
  const { host } = usePage();
  const signedIn = useSignedIn();
  const { data, error } = useQuestion(questionId);
  const { answerId, page } = query;
  const href = questionHref({ questionId, page, ...(answerId !== undefined && { answerId }) });
  const leads = !signedIn || data?.hidden === null || error !== undefined;
  useEffect(() => {
    if (leads) host.navigate(href, { replace: true });
  }, [host, leads, href]);
  const opening = (
    <ThreadSection side="left" first last className={styles.section}>
      <p>
        <Link href={href}>这个问题有了自己的页面，正在打开</Link>
      </p>
      <Bones rows={3} />
    </ThreadSection>
  );
  if (!signedIn || !data?.hidden) return opening;
  return (
    <Suspense fallback={opening}>
      <RemovedQuestion {...props} />
    </Suspense>
  );
}
