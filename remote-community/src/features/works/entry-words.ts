import type { EntryState } from '@shared/contract/endpoints';

/** States of a work as its author is told. */
export const stateWords: Readonly<Record<EntryState, string>> = {
  draft: '草稿',
  submitted: '审核中',
  published: '已发布',
  returned: '退回',
  withdrawn: '已撤回',
};
