import {
  type WorkEntry,
  deskEntryDecide,
  fileUpload,
  workEntry,
  workEntrySave,
  workEntrySubmit,
} from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { madePng } from '@shared/testing/made-images';
import { multipartFile } from '@shared/testing/multipart-file';
import type { Suite } from '../domain.suite';

export const SEASON = '2047';
export const written = {
  title: '差评当天回访',
  summary: '差评当天有人回',
  story: '原来每周看一次。\n\n现在每小时看一次。',
  season: SEASON,
  category: 'finance',
  steps: '读差评\n派给客服\n记下结果',
};

/** Returns steps for suites: a member enters a work in a season of its own, and what becomes of it. */
export function entryKit(site: Parameters<Suite>[0]) {
  const member = () => site().newVisitor();
  const editor = async () => (await site().newVisitor({ roles: ['editor'] })).token;
  const save = (token: string, body: object) => site().call(workEntrySave, { token, body });
  const looked = ({ id, version }: Pick<WorkEntry, 'id' | 'version'>) => ({ id, version });
  const submit = (token: string, entry: WorkEntry) => site().call(workEntrySubmit, { token, body: looked(entry) });
  const decide = async (entry: WorkEntry, decision: 'published' | 'returned', reason = '') =>
    site().call(deskEntryDecide, { token: await editor(), body: { ...looked(entry), decision, reason } });
  const read = (token: string, id: number) => site().call(workEntry, { token, query: { id } });
  const seasonEnds = (when: string) =>
    site().database.query(`update scene_items set closes_at = now() + $2::interval where value = $1`, [SEASON, when]);
  const send = async (token: string, bytes: Buffer, purpose = 'work') => {
    const file = multipartFile('一张图.png', bytes, token);
    return site().request({ method: 'POST', url: `${fileUpload.path}?purpose=${purpose}`, ...file });
  };
  const picture = async (token: string) => {
    const answer = (await send(token, madePng(30, 20))).json() as { data: unknown };
    return schemasOf(fileUpload).data.parse(answer.data);
  };
  const published = async () => {
    const { id, token } = await member();
    const entry = await submit(token, await save(token, written));
    await decide(entry, 'published');
    return { id, token, entry: await read(token, entry.id) };
  };
  return { member, editor, save, looked, submit, decide, read, seasonEnds, send, picture, published };
}

/** Makes the season, open, before the tests of a suite, and removes it with all that is in it. */
export function withSeason(site: Parameters<Suite>[0]): void {
  const { seasonEnds } = entryKit(site);
  beforeAll(async () => {
    await site().database.query(
      `insert into scene_items (scene_code, value, label, position, opens_at, closes_at)
     values ('work-season', $1, '${SEASON} 赛季', 90, now() - interval '1 day', now() + interval '1 day')`,
      [SEASON],
    );
  });
  beforeEach(() => seasonEnds('1 day'));
  // Other suites count what there is.
  afterAll(async () => {
    for (const sql of [
      `delete from likes where target_type = 'work' and target_id in (select id from works where season = $1)`,
      'delete from work_entries where season = $1',
      'delete from works where season = $1',
      'delete from scene_items where value = $1',
    ])
      await site().database.query(sql, [SEASON]);
  });
}
