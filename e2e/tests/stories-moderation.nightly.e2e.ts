import type { Page } from 'playwright-core';
import { logInFromPrompt, openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '@shared/browser/axe';
import { callAs } from '../src/stories/call-as';

const site = useOwnSite({ command: 'start' });
const question = '/community/question/6/';

it('what a visitor reports, a moderator removes with a reason: its author reads why, everybody else that it is gone', async () => {
  const { data } = await callAs(site.origin, '陈可', '/api/v1/sns/forum/answer/create', {
    questionId: 6,
    content: '别家的优惠更多',
  });
  const { id } = data as { id: number };
  const address = `${site.origin}${question}?answer=${id}`;
  const card = (page: Page) => page.locator(`#answer-${id}`);
  const reader = await openAt(site.browser, address, { reducedMotion: 'reduce' });
  await card(reader.page).getByRole('button', { name: '举报' }).click();
  await logInFromPrompt(reader.page, '王一');
  await card(reader.page).getByRole('button', { name: '举报' }).click();
  const report = reader.page.getByRole('dialog', { name: '举报这个回答' });
  expect(await violationsIn(reader.page, 'dialog[open]')).toEqual([]);
  await report.getByLabel('原因').fill('是广告');
  await report.getByRole('button', { name: '举报' }).click();
  await reader.page.getByRole('status').filter({ hasText: '已经告诉版主' }).waitFor();
  const reports = await callAs(site.origin, '云梭官方', '/api/ext/v1/desk/reports');
  expect(JSON.stringify(reports.data)).toContain('是广告');

  const moderator = await openAt(site.browser, address, { visitor: '云梭官方' });
  await card(moderator.page).getByRole('button', { name: '移除' }).click();
  const removal = moderator.page.getByRole('dialog', { name: '移除这个回答' });
  await removal.getByLabel('原因').fill('含有广告');
  await removal.getByRole('button', { name: '移除' }).click();
  await card(moderator.page).getByText('原因：含有广告').waitFor();

  await reader.page.reload();
  await card(reader.page).getByText('此内容已被移除').waitFor();
  expect(await card(reader.page).innerText()).not.toContain('优惠');
  const author = await openAt(site.browser, address, { visitor: '陈可' });
  await card(author.page).getByText('别家的优惠更多').waitFor();
  await card(author.page).getByText('别人看不到。原因：含有广告').waitFor();
  await author.page.goto(`${site.origin}/my/?tab=answers`);
  await author.page.getByRole('listitem').filter({ hasText: '别家的优惠更多' }).getByText('原因：含有广告').waitFor();

  await card(moderator.page).getByRole('button', { name: '恢复' }).click();
  await card(moderator.page).getByRole('button', { name: '移除' }).waitFor();
  await reader.page.reload();
  await card(reader.page).getByText('别家的优惠更多').waitFor();
  await Promise.all([reader.close(), moderator.close(), author.close()]);
});

it('who may not write is told why, and keeps what was typed', async () => {
  const { data } = await callAs(site.origin, '周敏', '/api/v1/user/info/rich');
  const { id: userId } = data as { id: number };
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const block = { userId, until, reason: '反复发广告' };
  expect((await callAs(site.origin, '云梭官方', '/api/ext/v1/desk/users/block', block)).code).toBe(200);
  const { page, close } = await openAt(site.browser, site.origin + question, { visitor: '周敏' });
  await page.getByLabel('写回答').fill('我想说的');
  await page.getByRole('button', { name: '发布回答' }).click();
  await page.getByRole('alert').filter({ hasText: '你暂时不能发言，原因：反复发广告' }).waitFor();
  expect(await page.getByLabel('写回答').inputValue()).toBe('我想说的');
  await close();
});
