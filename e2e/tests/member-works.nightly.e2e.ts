import type { Locator, Page } from 'playwright-core';
import { untilLive } from '@shared/browser';
import { logInFromPrompt, openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '@shared/browser/axe';
import { callsAs } from '../src/stories/call-as';
import { queue, shown, signInToDesk } from '../src/stories/desk';
import { press, type } from '../src/stories/keys';
import { picture } from '../src/stories/evidence';

const site = useOwnSite({ command: 'start' });
const calls = callsAs(site);

/** The season that the base data has: open, and without dates until the desk gives it some. */
async function season() {
  const { data } = await calls('云梭官方', '/api/ext/v1/desk/choices?sceneCode=work-season');
  const found = (data as { items: { id: number; version: number; value: string }[] }).items.find(
    ({ value }) => value === '2026',
  );
  if (!found) throw new Error('there is no season 2026');
  return found;
}
async function closeSeason(closesAt: string | null) {
  const { id, version } = await season();
  const saved = await calls('云梭官方', '/api/ext/v1/desk/choices/save', { id, version, closesAt });
  expect(saved.code).toBe(200);
}

const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
const kept = (page: Page) => page.getByText('草稿已存到你的账号').waitFor();
const decideAtDesk = async (decide: (page: Page) => Promise<void>) => {
  const desk = await signInToDesk(site.browser, { origin: site.origin, path: '/work-entries' });
  await queue(desk.page, '提交的作品').first().waitFor();
  expect(await shown(desk.page).innerText()).toContain('差评当天回访');
  await decide(desk.page);
  await desk.close();
};

it('a member writes a work, hands it in, mends what was returned, and finds it published, with votes until the season is over', async () => {
  const { page, complaints, close } = await openAt(site.browser, `${site.origin}/rpa_awards/`);
  await page.getByRole('link', { name: '提交作品' }).click();
  await page.waitForURL(`${site.origin}/rpa_awards/enter/`);
  await untilLive(page);
  await field(page, '标题').fill('差评当天回访');
  // The one season that takes works is no choice.
  await page.getByText('参加2026 赛季。').waitFor();
  await field(page, '一句话说它替谁做了什么').fill('差评当天有人回');
  await page.locator('label').filter({ hasText: '财务' }).click();
  await field(page, '这件作品').fill('原来每周看一次。\n现在每小时看一次。');
  await field(page, '流程的步骤').fill('读差评\n派给客服');
  expect(await violationsIn(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await logInFromPrompt(page, '陈可');
  await kept(page);
  await page.waitForURL(/\/rpa_awards\/enter\/\?entry=\d+$/);
  const address = page.url();
  await page.locator('input[type=file]').last().setInputFiles(picture);
  await page.getByText('已上传').waitFor();
  await kept(page);

  await page.reload();
  await untilLive(page);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main form input')?.value === '差评当天回访',
  );
  expect(await field(page, '流程的步骤').inputValue()).toBe('读差评\n派给客服');
  await page.getByText('流程截图.png').waitFor();
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('heading', { level: 1, name: '差评当天回访' }).waitFor();
  // On a phone, too, what leads back is not under the header.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const edge = async (place: Locator) => await place.boundingBox().then((box) => box ?? { y: 0, height: 0 });
  const header = await edge(page.getByRole('banner'));
  expect((await edge(page.getByRole('button', { name: '回去改' }))).y).toBeGreaterThan(header.y + header.height);
  await page.setViewportSize(wide ?? { width: 1280, height: 720 });
  await page.getByRole('button', { name: '回去改' }).click();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('有人会看这件作品').waitFor();

  await decideAtDesk(async (desk) => {
    await press(desk.getByRole('button', { name: '退回（X）' }));
    await type(desk.getByLabel('原因'), '第二步太笼统');
    await press(desk.getByRole('dialog').getByRole('button', { name: '退回' }));
    await desk.getByText('已退回，作者会收到通知').waitFor();
  });
  await page.goto(`${site.origin}/my/?tab=notices`);
  await page.getByText('退回来修改，原因：第二步太笼统').first().waitFor();
  await page.goto(`${site.origin}/my/?tab=works`);
  const mine = page.getByRole('listitem').filter({ hasText: '差评当天回访' });
  await mine.getByText('退回的原因：第二步太笼统').waitFor();
  await mine.getByRole('link').first().click();
  await page.waitForURL(address);
  await field(page, '流程的步骤').fill('读差评\n按店派给客服\n记下结果');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('有人会看这件作品').waitFor();

  await decideAtDesk(async (desk) => {
    await press(desk.getByRole('button', { name: '发布（G）' }));
    await press(desk.getByRole('dialog').getByRole('button', { name: '发布' }));
    await desk.getByText('已发布，作者会收到通知').waitFor();
  });
  await page.goto(`${site.origin}/my/?tab=works`);
  await mine.getByText('已发布').waitFor();
  await mine.getByRole('link', { name: '差评当天回访' }).click();
  await page.waitForURL(/\/rpa_awards\/works\/\d+\/$/);
  const work = page.url();
  expect(complaints).toEqual([]);
  await close();

  const voter = await openAt(site.browser, work, { visitor: '王一' });
  await voter.page.getByText('按店派给客服').first().waitFor();
  const drawn = await voter.page
    .getByRole('img', { name: '差评当天回访，第 1 张图' })
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(drawn).toBe(1);
  await voter.page.getByRole('button', { name: '给《差评当天回访》点赞，还没有票' }).click();
  await voter.page.getByRole('button', { name: '现有 1 个', pressed: true, disabled: false }).waitFor();

  const writer = await openAt(site.browser, `${site.origin}/rpa_awards/enter/`, { visitor: '李想' });
  await field(writer.page, '标题').fill('晚了一步');
  await kept(writer.page);
  await closeSeason(new Date(Date.now() - 60_000).toISOString());
  try {
    for (const [label, text] of [
      ['一句话说它替谁做了什么', '晚了'],
      ['这件作品', '晚了'],
      ['流程的步骤', '写'],
    ] as const)
      await field(writer.page, label).fill(text);
    await writer.page.locator('label').filter({ hasText: '财务' }).click();
    await writer.page.getByRole('button', { name: '提交', exact: true }).click();
    await writer.page.getByText('这个赛季已经结束征集，写的内容都在草稿里').waitFor();
    await writer.page.goto(`${site.origin}/my/?tab=works`);
    await writer.page.getByRole('listitem').filter({ hasText: '晚了一步' }).getByText('草稿').waitFor();
    await voter.page.reload();
    await untilLive(voter.page);
    const over = voter.page.getByRole('button', { name: '1 票，投票已结束' });
    await over.waitFor();
    expect(await over.isDisabled()).toBe(true);
    await voter.page.goto(`${site.origin}/rpa_awards/`);
    await voter.page.getByText('现在没有正在征集的赛季').waitFor();
    expect(await voter.page.getByRole('main').getByRole('link', { name: '提交作品' }).count()).toBe(0);
  } finally {
    await closeSeason(null);
  }
  await Promise.all([voter.close(), writer.close()]);
}, 300_000);

it('a moderator sees that works wait and who may publish them', async () => {
  const begun = await calls('王一', '/api/ext/v1/works/entry/save', {
    title: '等编辑来看',
    summary: '一句',
    story: '一段',
    steps: '一步',
    season: '2026',
    category: 'finance',
  });
  const { id, version } = begun.data as { id: number; version: number };
  expect((await calls('王一', '/api/ext/v1/works/entry/submit', { id, version })).code).toBe(200);
  const { data } = await calls('周敏', '/api/v1/user/info/rich');
  const userId = (data as { id: number }).id;
  await calls('云梭官方', '/api/ext/v1/desk/users/roles', { userId, roles: ['moderator'] });
  const desk = await signInToDesk(site.browser, { origin: site.origin, path: '/' }, '周敏');
  await press(desk.page.getByRole('link', { name: '件作品等编辑审核' }));
  await desk.page.getByText('这一页由“编辑”来做。你的角色是“版主”').waitFor();
  expect(await desk.page.getByRole('menuitem', { name: '作品审核' }).count()).toBe(0);
  expect(await desk.page.getByRole('menuitem', { name: '内容审核' }).count()).toBe(1);
  await desk.close();
}, 300_000);
