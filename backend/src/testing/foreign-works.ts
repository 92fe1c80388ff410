import { onlyRow } from '../database/database';
import type { TestSite } from '../domains/domain.suite';

/** Objects for the calls of the desk about members' works (roles.suite.ts). */
export const foreignWorks = {
  deskEntryList: () => Promise.resolve({}),
  deskEntryDecide: async ({ database }: TestSite, owner: { id: number }) => ({
    ...(await onlyRow<{ id: number; version: number }>(
      database,
      `insert into work_entries (user_id, state, title, submitted_at) values ($1, 'submitted', '一件作品', now())
       returning id, version`,
      [owner.id],
    )),
    decision: 'returned',
    reason: '步骤没有写清楚',
  }),
};
