import { openAt } from '@shared/testing/visitors';
import type { OwnSite } from '../own-site';
import { callsAs } from '../stories/call-as';
import { follow, signInToDesk } from '../stories/desk';
import { choose, press, type, typeTime } from '../stories/keys';

/** Tasks about what visitors choose from, and the works of the awards. */
export function siteTasks(site: OwnSite): void {
  const call = callsAs(site);
  it('an editor opens a season and publishes a work in it: both are on the site at once, without a release', async () => {
    const { origin, browser } = site;
    const { page, close } = await signInToDesk(browser, { origin, path: '/choices/create' });
    await choose(page.getByRole('combobox', { name: '列表' }), '大赛赛季');
    await type(page.getByLabel('编号'), '2027');
    await type(page.getByLabel('名称'), '2027 赛季');
    await type(page.getByLabel('说明'), '新的一年');
    await typeTime(page.getByLabel('开始（北京时间）'), '2026-01-01T00:00');
    await typeTime(page.getByLabel('结束（北京时间）'), '2099-01-01T00:00');
    await press(page.getByRole('button', { name: '保存' }));
    const season = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '2027 赛季', exact: true }) });
    await season.getByRole('cell', { name: '2099-01-01 00:00' }).waitFor();
    await follow(page.getByRole('menuitem', { name: '大赛作品' }), '大赛作品');
    await follow(page.getByRole('link', { name: '新建', exact: true }), '新建大赛作品');
    await type(page.getByLabel('标题'), '合同到期提醒');
    await type(page.getByLabel('简介'), '到期前三十天告诉经办人。');
    await type(page.getByLabel('作者'), '法务部');
    await choose(page.getByRole('combobox', { name: '赛季' }), '2027 赛季');
    await choose(page.getByRole('combobox', { name: '类别' }), '运营');
    await type(page.getByLabel('正文'), '先读合同台账。\n再按到期日排。');
    await type(page.getByLabel('流程的步骤'), '读取台账\n算到期日\n发提醒');
    await type(page.getByLabel('获奖'), '一等奖');
    await press(page.getByRole('button', { name: '保存' }));
    await page.getByRole('cell', { name: '合同到期提醒', exact: true }).waitFor();
    const visitor = await openAt(browser, `${origin}/rpa_awards/?season=2027`);
    await visitor.page.getByRole('listitem').filter({ hasText: '合同到期提醒' }).getByText('一等奖').waitFor();
    await visitor.page.getByText('新的一年').waitFor();
    await Promise.all([visitor.close(), close()]);
  });

  it('an editor renames a topic of questions: whoever asks next chooses the new name', async () => {
    const { origin, browser } = site;
    const { page, close } = await signInToDesk(browser, { origin, path: '/choices' });
    await choose(page.getByRole('combobox', { name: '列表' }), '提问的话题');
    await page.getByRole('cell', { name: '大赛赛季' }).first().waitFor({ state: 'detached' });
    const first = page.getByRole('row').nth(1);
    const name = await first.getByRole('cell').nth(1).innerText();
    await follow(page.getByRole('link', { name: `打开 ${name}`, exact: true }), new RegExp(name));
    await type(page.getByLabel('名称'), '刚开始用');
    await press(page.getByRole('button', { name: '保存' }));
    await page.getByRole('button', { name: '撤销' }).waitFor();
    const { data } = await call('李想', '/api/v1/sys/sceneDataSource/listBySceneCode?sceneCode=forum-topic');
    expect(JSON.stringify(data)).toContain('刚开始用');
    await close();
  });
}
