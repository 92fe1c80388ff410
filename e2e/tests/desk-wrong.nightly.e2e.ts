import type { Page } from 'playwright-core';
import { madePng } from '@shared/testing/made-images';
import { useOwnSite } from '../src/own-site';
import { dayWithoutGuests } from '../src/stories/booking';
import { callsAs } from '../src/stories/call-as';
import { openDesk } from '../src/stories/desk';

const site = useOwnSite({ command: 'start' });
const call = callsAs(site);
const desk = (path: string) => openDesk(site.browser, { origin: site.origin, path });
const save = (page: Page) => page.getByRole('button', { name: '保存' }).click();
const editor = '云梭官方';

interface Rows<Row> {
  items: (Row & { id: number; version: number })[];
}
const rowsOf = async <Row>(path: string) => ((await call(editor, `/api/ext/v1/desk/${path}`)).data as Rows<Row>).items;

it('an open day in the hours of another says so at its beginning, and keeps what was typed', async () => {
  const [other] = await rowsOf<{ title: string }>('open-days?size=1');
  const { page, close } = await desk(`/open-days/${other?.id ?? 0}`);
  const times = ['开始（北京时间）', '结束（北京时间）', '预约截止（北京时间）'];
  await page.getByLabel('名称').waitFor();
  const taken = [];
  for (const time of times) taken.push(await page.getByLabel(time).inputValue());
  await page.goto(`${site.origin}/desk/#/open-days/create`);
  await page.getByLabel('名称').and(page.locator('[value=""]')).fill('冬季开放日');
  await page.getByLabel('地点').fill('杭州');
  for (const [at, time] of times.entries()) await page.getByLabel(time).fill(taken[at] ?? '');
  await save(page);
  await page
    .getByText(`和“${other?.title ?? ''}”`)
    .first()
    .waitFor();
  expect(await page.getByLabel('开始（北京时间）').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('名称').inputValue()).toBe('冬季开放日');
  expect(await page.getByLabel('结束（北京时间）').inputValue()).toBe(taken[1]);
  await close();
});

it('a season where there is no category says so at its list, and keeps what was typed', async () => {
  const { page, close } = await desk('/choices/create');
  const message = '还没有作品类别：没有类别，谁也交不了作品。';
  const fields = [{ path: 'sceneCode', message }];
  // The samples' works hold all categories; that the server refuses is tried at the server, with none.
  await page.route('**/api/ext/v1/desk/choices/save', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, msg: '请求参数不正确', data: { reason: 'invalid-request', fields } },
    }),
  );
  await page.getByRole('combobox', { name: '列表' }).click();
  await page.getByRole('option', { name: '大赛赛季' }).click();
  await page.getByLabel('编号').fill('2035');
  await page.getByLabel('名称').fill('2035 赛季');
  await save(page);
  await page.getByText(message).first().waitFor();
  expect(await page.getByRole('combobox', { name: '列表' }).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('名称').inputValue()).toBe('2035 赛季');
  await close();
});

it('what is saved of a topic is for visitors at once, and can be taken back', async () => {
  const [topic] = await rowsOf<{ label: string }>('choices?sceneCode=forum-topic&size=1');
  if (!topic) throw new Error('The samples have topics');
  const shown = async () =>
    JSON.stringify((await call('李想', '/api/v1/sys/sceneDataSource/listBySceneCode?sceneCode=forum-topic')).data);
  const { page, close } = await desk(`/choices/${topic.id}`);
  await page.getByLabel('名称').fill('换了名字');
  await save(page);
  await page.getByRole('button', { name: '撤销' }).waitFor();
  expect(await shown()).toContain('换了名字');
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销').waitFor();
  expect(await shown()).not.toContain('换了名字');
  await close();
});

it('of two who edit one work, the second sees what the first saved, and what is wrong stays in the form', async () => {
  const [work] = await rowsOf<{ summary: string }>('works?size=1');
  if (!work) throw new Error('The samples have works');
  const { page, close } = await desk(`/works/${work.id}`);
  await page.getByLabel('获奖').fill('二等奖');
  const { id, version } = work;
  await call(editor, '/api/ext/v1/desk/works/save', { id, version, award: '一等奖' });
  await save(page);
  const dialog = page.getByRole('dialog', { name: '同事刚刚也改过' });
  const cells = dialog.getByRole('row').filter({ hasText: '获奖' }).getByRole('cell');
  await cells.first().waitFor();
  expect((await cells.allInnerTexts()).slice(1)).toEqual(['一等奖', '二等奖']);
  await dialog.getByRole('button', { name: '保留我的' }).click();
  // The form has a cell of these words, too, until it is saved.
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: '二等奖' }).waitFor();
  await close();
});

it('of two who move one open day, the second sees when the first moved it to', async () => {
  const saved = await call(editor, '/api/ext/v1/desk/open-days/save', dayWithoutGuests);
  const day = saved.data as { id: number; version: number; place: string };
  const { page, close } = await desk(`/open-days/${day.id}`);
  await page.getByLabel('地点').fill('上海');
  const { id, version } = day;
  await call(editor, '/api/ext/v1/desk/open-days/save', { id, version, place: '苏州' });
  await save(page);
  const dialog = page.getByRole('dialog', { name: '同事刚刚也改过' });
  const cells = dialog.getByRole('row').filter({ hasText: '地点' }).getByRole('cell');
  await cells.first().waitFor();
  expect(await cells.allInnerTexts()).toEqual([day.place, '苏州', '上海']);
  await dialog.getByRole('button', { name: '保留我的' }).click();
  // The form has a cell of these words, too, until it is saved.
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: '上海' }).waitFor();
  const now = (await rowsOf<{ place: string }>('open-days?size=50')).find((row) => row.id === id);
  expect(now?.place).toBe('上海');
  await close();
});

it('a queue is put into another order, and 今天 leads to what waits in it', async () => {
  const { page, close } = await desk('/');
  await page.getByRole('link', { name: '条内容等着看' }).click();
  const lines = page.getByRole('navigation', { name: '内容' }).getByRole('button');
  await lines.first().waitFor();
  const latest = await lines.allInnerTexts();
  await page.getByRole('combobox', { name: '排序' }).click();
  const asked = page.waitForResponse((response) => response.url().includes('order=asc'));
  await page.getByRole('option', { name: '写的时间，升序' }).click();
  await asked;
  await lines
    .first()
    .filter({ hasText: (latest.at(-1) ?? '').split('\n')[0] ?? '' })
    .waitFor();
  expect(await lines.allInnerTexts()).toEqual(latest.reverse());
  await close();
});

it('a look of a moderator is taken back within ten seconds, and waits again', async () => {
  const { page, close } = await desk('/content');
  const lines = page.getByRole('navigation', { name: '内容' }).getByRole('button');
  await lines.first().waitFor();
  const before = await lines.allInnerTexts();
  await page.getByRole('button', { name: '没有问题（C）' }).click();
  await page.getByText('已记为看过').waitFor();
  const gone = lines.filter({ hasText: (before[0] ?? '').split('\n')[0] ?? '' });
  await gone.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '撤销' }).click();
  await gone.waitFor();
  expect(await lines.allInnerTexts()).toEqual(before);
  await close();
});

it('a comic without a cover asks for one at its place, and is saved once there is one', async () => {
  const { page, close } = await desk('/comics/create');
  await page.getByLabel('标题').fill('没有封面');
  await page.getByLabel('简介').fill('先写字，再画画');
  await page.getByLabel('作者').fill('编辑部');
  await page.getByLabel('封面上画了什么').fill('还没画');
  await save(page);
  await page.getByText('请上传封面').waitFor();
  const cover = { name: '封面.png', mimeType: 'image/png', buffer: madePng(320, 480, 7) };
  await page.locator('input[type=file]').setInputFiles(cover);
  await page.getByRole('button', { name: '换封面' }).waitFor();
  expect(await page.getByText('请上传封面').count()).toBe(0);
  await save(page);
  await page.getByRole('cell', { name: '没有封面', exact: true }).waitFor();
  await close();
});

it('what the server says of something that is no input does not keep the form from being saved again', async () => {
  const [comic] = await rowsOf<{ title: string }>('comics?size=1');
  const { page, close } = await desk(`/comics/${comic?.id ?? 0}`);
  const fields = [{ path: 'cover.width', message: '封面太宽' }];
  await page.route(
    '**/api/ext/v1/desk/comics/save',
    (route) =>
      route.fulfill({ status: 400, json: { code: 400, msg: '有误', data: { reason: 'invalid-request', fields } } }),
    { times: 1 },
  );
  await page.getByLabel('作者').fill('值班编辑');
  await save(page);
  await page.getByText('有误').first().waitFor();
  await save(page);
  await page.getByRole('cell', { name: '值班编辑', exact: true }).first().waitFor();
  await close();
});

it('a time to publish is China’s wherever the desk is opened, and one that is over is refused where it is chosen', async () => {
  const [article] = await rowsOf<{ title: string }>('help?size=1');
  const { id, version } = article ?? { id: 0, version: 0 };
  await call(editor, '/api/ext/v1/desk/help/save', { id, version, state: 'withdrawn' });
  const { page, close } = await desk(`/help-articles/${id}`);
  await page.getByRole('button', { name: '定时发布' }).click();
  const dialog = page.getByRole('dialog', { name: '定时发布' });
  const at = dialog.getByLabel('发布时间（北京时间）');
  await at.fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: '确定' }).click();
  await dialog.getByText('请选一个以后的时间').waitFor();
  await at.fill('2099-01-01T10:00');
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.getByText('2099-01-01 10:00').waitFor();
  const [now] = await rowsOf<{ publishAt: string }>(`help?ids=${id}`);
  expect(now?.publishAt).toBe('2099-01-01T02:00:00.000Z');
  await close();
});
