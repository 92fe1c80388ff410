import { type AnsweredPage, untilPage } from '../stories/until-page';
import { accessToken, openAt } from '@shared/testing/visitors';
import { multipartFile } from '@shared/testing/multipart-file';
import type { OwnSite } from '../own-site';
import { callsAs } from '../stories/call-as';
import { follow, queue, shown, signInToDesk } from '../stories/desk';
import { choose, press, reach, type } from '../stories/keys';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Tasks about what people wrote and applied for, and what they may do. */
export function peopleTasks(site: OwnSite): void {
  const call = callsAs(site);
  const open = (path: string, width = 1280) => signInToDesk(site.browser, { origin: site.origin, path, width });
  const answered = async (content: string): Promise<number> => {
    const { data } = await call('陈可', '/api/v1/sns/forum/answer/create', { questionId: 6, content });
    return (data as { id: number }).id;
  };

  it('a moderator goes through the queue: what is removed has a reason, leaves the queue, and can come back', async () => {
    const id = await answered('去看别家的教程吧');
    const reason = { targetType: 'answer', targetId: id, reason: '是广告' };
    await call('王一', '/api/ext/v1/reports/create', reason);
    const { page, close } = await open('/content');
    const rows = queue(page, '内容');
    const first = rows.first();
    await first.filter({ hasText: '去看别家的教程吧' }).waitFor();
    await shown(page).getByText('是广告').waitFor();
    const notes = shown(page).getByRole('region', { name: '给同事的备注' });
    await type(notes.getByLabel('备注'), '第二次了');
    await press(shown(page).getByRole('button', { name: '留下' }));
    await shown(page).getByText('第二次了（云梭官方').waitFor();
    // Letters are typed into a field, and are keys everywhere else.
    await reach(first);
    await page.keyboard.press('j');
    await rows.nth(1).and(page.locator('[aria-current=true]')).waitFor();
    await page.keyboard.press('k');
    await first.and(page.locator('[aria-current=true]')).waitFor();
    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: '移除这条内容' });
    expect(await dialog.getByRole('button', { name: '移除' }).isDisabled()).toBe(true);
    await type(dialog.getByLabel('原因'), '广告');
    await press(dialog.getByRole('button', { name: '移除' }));
    await dialog.waitFor({ state: 'detached' });
    await shown(page).getByText('已移除，原因：广告').waitFor();
    await page.keyboard.press('c');
    await press(page.getByRole('dialog', { name: '处理好了' }).getByRole('button', { name: '结束举报' }));
    await rows.filter({ hasText: '去看别家的教程吧' }).waitFor({ state: 'detached' });
    await choose(page.getByRole('combobox', { name: '状态' }), '已移除的');
    await press(rows.filter({ hasText: '去看别家的教程吧' }));
    await press(shown(page).getByRole('button', { name: '恢复（X）' }));
    await press(page.getByRole('dialog', { name: '恢复这条内容' }).getByRole('button', { name: '恢复' }));
    await rows.filter({ hasText: '去看别家的教程吧' }).waitFor({ state: 'detached' });
    await close();
  });

  it('a moderator recommends an answer, on a phone, and the site says so', async () => {
    await answered('先录一遍，再改成定时');
    const { page, close } = await open('/content', 390);
    const question = `${site.origin}/community/question/6/`;
    const marks = ({ text }: AnsweredPage) => text.split('官方推荐').length;
    // A different answer may be recommended already.
    const before = marks(await untilPage(question, ({ text }) => text.includes('先录一遍，再改成定时'), 15_000));
    await press(queue(page, '内容').filter({ hasText: '先录一遍，再改成定时' }));
    await press(shown(page).getByRole('button', { name: '官方推荐' }));
    await press(page.getByRole('dialog', { name: '推荐这个回答' }).getByRole('button', { name: '推荐' }));
    await shown(page).getByRole('button', { name: '取消推荐' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // A guest's page is as new as it was composed: seconds.
    await untilPage(question, (now) => marks(now) > before, 15_000);
    const visitor = await openAt(site.browser, question);
    const answer = visitor.page.getByRole('article').filter({ hasText: '先录一遍，再改成定时' });
    await answer.getByText('官方推荐').first().waitFor();
    await Promise.all([close(), visitor.close()]);
  });

  it('a reviewer sees pictures beside the application, refuses, grants and revokes, and the applicant reads why', async () => {
    const token = await accessToken(site.origin, '周敏');
    const apply = async (realName: string) => {
      const { headers, payload } = multipartFile('截图.png', PIXEL, token);
      const sent = await fetch(`${site.origin}/api/eco/v1/file/upload`, { method: 'POST', headers, body: payload });
      const { data: file } = (await sent.json()) as { data: { id: string } };
      const form = { level: 'intermediate', realName, statement: '每天对账', evidence: [file.id] };
      await call('周敏', '/api/eco/v1/personalGrade/apply', form);
    };
    await apply('周小敏');
    const { page, close } = await open('/applications');
    const rows = queue(page, '申请');
    await press(rows.filter({ hasText: '周小敏' }));
    const picture = shown(page).getByRole('img', { name: '截图.png' });
    await picture.waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('figure img')?.complete === true);
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
    await press(shown(page).getByRole('button', { name: '我来评（M）' }));
    await shown(page)
      .getByText(/云梭官方.*在评/)
      .waitFor();
    await page.keyboard.press('x');
    const refusal = page.getByRole('dialog', { name: '不通过这份申请' });
    await type(refusal.getByLabel('原因'), '截图看不清');
    await press(refusal.getByRole('button', { name: '不通过' }));
    await rows.filter({ hasText: '周小敏' }).waitFor({ state: 'detached' });
    const own = await openAt(site.browser, `${site.origin}/my/?tab=applications`, { visitor: '周敏' });
    await own.page.getByText('原因：截图看不清').waitFor();

    await apply('周大敏');
    await page.reload();
    await press(rows.filter({ hasText: '周大敏' }));
    await press(shown(page).getByRole('button', { name: '通过（G）' }));
    await press(page.getByRole('dialog', { name: '通过这份申请' }).getByRole('button', { name: '通过' }));
    await rows.filter({ hasText: '周大敏' }).waitFor({ state: 'detached' });
    await choose(page.getByRole('combobox', { name: '状态' }), '已通过');
    await press(rows.filter({ hasText: '周大敏' }));
    await press(shown(page).getByRole('button', { name: '吊销证书' }));
    const revocation = page.getByRole('dialog', { name: /^吊销证书/ });
    await type(revocation.getByLabel('原因'), '冒用他人作品');
    await press(revocation.getByRole('button', { name: '吊销' }));
    await rows.filter({ hasText: '周大敏' }).waitFor({ state: 'detached' });
    await own.page.reload();
    await own.page.getByText('原因：冒用他人作品').first().waitFor();
    await Promise.all([close(), own.close()]);
  }, 300_000);

  it('an operator gives a message to somebody, takes it back within ten seconds, and answers from a template', async () => {
    const form = {
      name: '王小明',
      contact: 'wang@example.com',
      topic: 'trial',
      message: '想先试用一个月',
      consent: true,
    };
    await call('王一', '/api/v1/custom/assist', form);
    const { page, close } = await open('/templates/create');
    await type(page.getByLabel('名称'), '试用');
    await type(page.getByLabel('邮件主题'), '{name}，关于试用');
    await type(page.getByLabel('邮件内容'), '{name}，你好，已经为你开通。');
    await press(page.getByRole('button', { name: '保存' }));
    await page.getByRole('cell', { name: '试用', exact: true }).waitFor();
    await follow(page.getByRole('menuitem', { name: '留言' }), '留言');
    await page.getByRole('row').filter({ hasText: '想先试用一个月' }).waitFor();
    const written = page.getByRole('row').filter({ hasText: '想先试用一个月' });
    await follow(written.getByRole('link', { name: /^打开/ }), /^留言 .*王小明/);
    await type(page.getByLabel('备注'), '周三回电');
    await press(page.getByRole('button', { name: '记下' }));
    await page.getByRole('article').filter({ hasText: '周三回电' }).waitFor();
    await choose(page.getByRole('combobox', { name: '谁在处理' }), '云梭官方（示例）');
    await press(page.getByRole('button', { name: '保存' }));
    await press(page.getByRole('button', { name: '撤销' }));
    await page.getByText('已撤销').waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=assigneeId]')?.value === '');
    await choose(page.getByRole('combobox', { name: '谁在处理' }), '云梭官方（示例）');
    await press(page.getByRole('button', { name: '保存' }));
    await page.getByRole('button', { name: '撤销' }).waitFor();
    await press(page.getByRole('button', { name: '商机' }));
    await page.getByRole('article').filter({ hasText: '阶段：商机' }).waitFor();
    await choose(page.getByLabel('从模板开始'), '试用');
    expect(await page.getByLabel('邮件内容').inputValue()).toBe('王小明，你好，已经为你开通。');
    await press(page.getByRole('button', { name: '用邮件回复' }));
    await press(page.getByRole('dialog', { name: '发出这封邮件' }).getByRole('button', { name: '发出' }));
    await page.getByRole('article').filter({ hasText: '王小明，关于试用' }).getByText('等着发出').waitFor();
    await follow(page.getByRole('menuitem', { name: '留言' }), '留言');
    await choose(page.getByRole('combobox', { name: '谁在处理' }), '我');
    await page.getByRole('row').filter({ hasText: '想先试用一个月' }).getByText('云梭官方').waitFor();
    await close();
  }, 300_000);

  it('an operator makes somebody a moderator, ends their logins, is kept from the own role, and finds it in the trail', async () => {
    const { data } = await call('周敏', '/api/v1/user/info/rich');
    const { id } = data as { id: number };
    const { page, close } = await open('/people');
    await page.getByRole('row').filter({ hasText: '周敏' }).waitFor();
    await follow(page.getByRole('row').filter({ hasText: '周敏' }).getByRole('link', { name: /^打开/ }), /^用户 周敏/);
    await press(page.getByRole('checkbox', { name: '版主' }), 'Space');
    await press(page.getByRole('button', { name: '保存角色', disabled: false }));
    await page.getByRole('dialog', { name: /修改周敏.*的角色/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('有角色的人不能被禁止发言').waitFor();
    const theirs = await signInToDesk(site.browser, { origin: site.origin, path: '/content' }, '周敏');
    await queue(theirs.page, '内容').first().waitFor();
    await theirs.close();
    await press(page.getByRole('button', { name: '结束所有登录' }));
    await press(page.getByRole('dialog', { name: '结束登录' }).getByRole('button', { name: '结束' }));
    await page.getByText('现在没有登录。').waitFor();

    await follow(page.getByRole('menuitem', { name: '用户' }), '用户');
    await follow(
      page.getByRole('row').filter({ hasText: '云梭官方' }).getByRole('link', { name: /^打开/ }),
      /^用户 云梭官方/,
    );
    await press(page.getByRole('checkbox', { name: '管理员' }), 'Space');
    await press(page.getByRole('button', { name: '保存角色', disabled: false }));
    await press(page.getByRole('dialog').getByRole('button', { name: '保存' }));
    await page.getByText('不能收回自己的管理员角色').first().waitFor();

    await press(page.getByRole('dialog').getByRole('button', { name: '取消' }));
    await follow(page.getByRole('menuitem', { name: '操作记录' }), '操作记录');
    await choose(page.getByRole('combobox', { name: /^对象/ }), '用户');
    await type(page.getByLabel('对象编号'), String(id));
    const entry = page.getByRole('row').filter({ hasText: '角色：（空） → 版主' });
    await entry.first().waitFor();
    expect(await entry.first().innerText()).toContain('云梭官方');
    await call('云梭官方', '/api/ext/v1/desk/users/roles', { userId: id, roles: [] });
    await close();
  }, 300_000);
}
