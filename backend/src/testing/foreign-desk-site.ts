import type { TestSite } from '../domains/domain.suite';
import { onlyRow } from '../database/database';

const newChoice = ({ database }: TestSite) =>
  onlyRow<{ id: number; version: number }>(
    database,
    `insert into scene_items (scene_code, value, label, position)
     select 'work-season', 'kept-' || (count(*) + 1), '还没有人用的', 50 from scene_items returning id, version`,
  );

/** Objects for the calls of the desk's lists (roles.suite.ts). */
export const foreignDeskSite = {
  deskChoiceList: () => Promise.resolve({}),
  deskChoiceSave: async (site: TestSite) => ({ ...(await newChoice(site)), label: '改了名字' }),
  deskChoiceRemove: newChoice,
  deskWorkList: () => Promise.resolve({}),
  deskWorkSave: async ({ database }: TestSite) => ({
    ...(await onlyRow<{ id: number; version: number }>(
      database,
      'select id, version from works order by id desc limit 1',
    )),
    summary: '改过的简介',
  }),
  deskToday: () => Promise.resolve({}),
  deskHealth: () => Promise.resolve({}),
  deskReleases: () => Promise.resolve({}),
  deskVisits: () => Promise.resolve({ from: '2026-11-01', to: '2026-11-30' }),
};
