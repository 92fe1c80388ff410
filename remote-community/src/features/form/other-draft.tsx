import { lazy, Suspense } from 'react';
import type { OtherDraftOf } from './use-draft-form';

const OtherDraftNote = lazy(() => import(/* webpackChunkName: "forum-seldom" */ './other-draft-note'));

/** Tells that there is another draft, where there is one. */
export function OtherDraft({ other }: { other: OtherDraftOf | undefined }) {
  if (!other) return null;
  return (
    <Suspense>
      <OtherDraftNote other={other} />
    </Suspense>
  );
}
