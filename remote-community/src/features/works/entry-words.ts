import type { EntryState } from '@shared/contract/endpoints';

/** As its author is told. */
export const stateWords: Readonly<Record<EntryState, string>> = {
  draft: '草稿',
  submitted: '审核中',
  published: '已发布',
  returned: '退回',
  withdrawn: '已撤回',
};
