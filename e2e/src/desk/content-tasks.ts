import { createHash } from 'node:crypto';
import { madePng } from '@shared/testing/made-images';
import { openAt } from '@shared/testing/visitors';
import type { OwnSite } from '../own-site';
import { callsAs } from '../stories/call-as';
import { follow, signInToDesk } from '../stories/desk';
import { choose, giveFiles, press, type } from '../stories/keys';

const image = (name: string, mark: number) => ({ name, mimeType: 'image/png', buffer: madePng(320, 480, mark) });

/** Tasks of editors and operators: publish comics and builds of the client. */
export function contentTasks(site: OwnSite): void {
  const call = callsAs(site);
  it('an editor makes a comic, previews a chapter as visitors will read it, and publishes it', async () => {
    const { origin, browser } = site;
    const { page, complaints, close } = await signInToDesk(browser, { origin, path: '/comics/create' });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await type(page.getByLabel('标题'), '值班的夜');
    await type(page.getByLabel('简介'), '夜里谁来看报表');
    await type(page.getByLabel('作者'), '编辑部');
    await giveFiles(button('上传封面'), image('封面.png', 9));
    await button('换封面').waitFor();
    await type(page.getByLabel('封面上画了什么'), '窗外是夜');
    await press(button('保存'));
    await page.getByRole('cell', { name: '值班的夜', exact: true }).waitFor();

    await follow(page.getByRole('menuitem', { name: '漫画各话' }), '漫画各话');
    await follow(page.getByRole('link', { name: '新建', exact: true }), '新建一话');
    await choose(page.getByRole('combobox', { name: '漫画' }), '值班的夜');
    await type(page.getByLabel('标题'), '新的一话');
    await press(button('保存'));
    await page.waitForURL(/#\/chapters\/\d+/);
    const id = Number(/chapters\/(\d+)/.exec(page.url())?.[1]);
    await giveFiles(button('上传图片（可以选很多张）'), [image('2.png', 2), image('10.png', 10), image('1.png', 1)]);
    const words = page.getByLabel('画了什么、说了什么');
    await page.waitForFunction(() => document.querySelectorAll('img[alt=""][height="480"]').length === 3);

    // A panel without words cannot be published: who does not see it would not know what happens.
    const saved = () => page.waitForResponse((response) => response.url().endsWith('/desk/chapters/save'));
    await Promise.all([saved(), press(button('保存'))]);
    await press(button('现在发布'));
    await press(button('确定'));
    await page.getByText('第 1、2、3 格还没写说明，不能发布').first().waitFor();

    for (const [at, text] of ['灯还亮着', '电话响了', '报表好了'].entries()) await type(words.nth(at), text);
    await press(button('上移第 2 格'));
    expect(await words.first().inputValue()).toBe('电话响了');
    const [answer] = await Promise.all([saved(), press(button('保存'))]);
    expect(answer.status()).toBe(200);

    const guest = await openAt(browser, `${origin}/comics/?chapter=${id}`);
    await guest.page.getByText('内容不存在或已删除').first().waitFor();
    const [preview] = await Promise.all([page.context().waitForEvent('page'), press(button('预览'))]);
    await preview.getByRole('dialog', { name: '值班的夜 第 1 话' }).waitFor();
    await preview.getByRole('heading', { name: '预览：值班的夜' }).waitFor();
    await preview.getByRole('img', { name: '电话响了' }).waitFor();
    expect(preview.url()).toContain('preview=');
    await preview.close();

    await press(button('现在发布'));
    await press(button('确定'));
    await button('撤回').waitFor();
    await guest.page.reload();
    const reader = guest.page.getByRole('dialog', { name: '值班的夜 第 1 话' });
    await reader.getByRole('img', { name: '电话响了' }).waitFor();

    await press(button('撤回'));
    await press(button('确定'));
    await button('改回草稿').waitFor();
    await guest.page.reload();
    await guest.page.getByText('内容不存在或已删除').first().waitFor();
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
    await Promise.all([close(), guest.close()]);
  }, 300_000);

  it('an operator publishes a build that the download page offers at once, and takes it back', async () => {
    const { origin, browser } = site;
    const buffer = Buffer.from('这不是可以安装的程序。\n'.repeat(300));
    const sha256 = createHash('sha256').update(buffer).digest('hex');
    const { page, close } = await signInToDesk(browser, { origin, path: '/builds/create' });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const exe = { name: 'client-9.0.0-win.exe', mimeType: 'application/octet-stream', buffer };
    await type(page.getByLabel('安装包的 SHA-256'), '0'.repeat(64));
    await giveFiles(button('上传安装包'), exe);
    await page.getByText('文件的内容和它的 SHA-256 对不上').waitFor();
    await type(page.getByLabel('安装包的 SHA-256'), sha256.toUpperCase());
    await giveFiles(button('上传安装包'), exe);
    await page.getByText('SHA-256 核对无误').waitFor();
    await choose(page.getByRole('combobox', { name: '系统' }), 'Windows');
    await choose(page.getByRole('combobox', { name: '处理器' }), 'x64');
    await type(page.getByLabel('版本'), '9.0.0');
    await type(page.getByLabel('更新说明，一行一条'), '启动更快\n\n');
    await press(button('保存'));
    await press(button('发布'));
    await press(button('确定'));
    await button('收回').waitFor();

    const newest = async () => {
      const { data } = await call('李想', '/api/v1/sys/download/client?os=win&arch=x64');
      return (data as { platforms: { builds: { version: string; sha256: string; notes: string[]; url: string }[] }[] })
        .platforms[0]?.builds[0];
    };
    const offered = await newest();
    expect(offered).toMatchObject({ version: '9.0.0', sha256, notes: ['启动更快'] });
    const bytes = await (await fetch(origin + String(offered?.url))).arrayBuffer();
    expect(createHash('sha256').update(new Uint8Array(bytes)).digest('hex')).toBe(sha256);
    await press(button('收回'));
    await press(button('确定'));
    await page.getByText('已收回').first().waitFor();
    expect((await newest())?.version).not.toBe('9.0.0');
    await close();
  }, 300_000);
}
