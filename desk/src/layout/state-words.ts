import type { ChapterState } from '@shared/contract/endpoints';

export const stateNames: Readonly<Record<ChapterState, string>> = {
  draft: '草稿',
  scheduled: '定时发布',
  published: '已发布',
  withdrawn: '已撤回',
};

export const stateChoices = Object.entries(stateNames).map(([id, name]) => ({ id, name }));
