import { openPage } from '@shared/browser';
import { openAt } from '@shared/testing/visitors';
import { eventTasks } from '../src/desk/event-tasks';
import { useOwnSite } from '../src/own-site';
import { callAs } from '../src/stories/call-as';

const site = useOwnSite({ command: 'start' });

eventTasks(site);

it('a signed-in visitor sees in the header that something is new, reads it, and it is new no more; a guest asks for nothing', async () => {
  const { data } = await callAs(site.origin, '周敏', '/api/ext/v1/questions/create', {
    topic: 'start',
    title: '怎么定时？',
    content: '每天早上',
  });
  const { id } = data as { id: number };
  await callAs(site.origin, '王一', '/api/v1/sns/forum/answer/create', {
    questionId: id,
    content: '试试定时运行',
  });
  const asked: string[] = [];
  const guest = await openPage(site.browser);
  guest.page.on('request', (request) => asked.push(request.url()));
  await guest.page.goto(`${site.origin}/my/`);
  await guest.page.getByText('登录后看自己的东西').waitFor();
  expect(asked.filter((url) => url.includes('/notices'))).toEqual([]);
  await guest.close();

  const { page, close } = await openAt(site.browser, `${site.origin}/pricing/`, { visitor: '周敏' });
  const mark = page.getByLabel(/^通知，\d+ 条新的$/);
  await mark.waitFor();
  const read = page.waitForResponse((response) => response.url().endsWith('/my/notices/read'));
  await page.goto(`${site.origin}/my/?tab=notices`);
  const list = page.getByRole('list', { name: '我的通知' });
  const entry = list.getByRole('listitem').filter({ hasText: '你的问题“怎么定时？”有了新回答' });
  await entry.getByText('新', { exact: true }).waitFor();
  await read;
  await page.reload();
  await entry.waitFor();
  await entry.getByText('新', { exact: true }).waitFor({ state: 'detached' });
  await page.getByLabel('我的', { exact: true }).first().waitFor();
  expect(await mark.count()).toBe(0);
  await entry.getByRole('link').click();
  await page.waitForURL(/question\/\d+\/\?answer=\d+$/);
  await close();
});
