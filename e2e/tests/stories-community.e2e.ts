import { untilLive } from '../src/browser';
import { useOwnSite } from '../src/own-site';
import { openAt } from '../src/stories/visitors';

/** The smallest picture there is. */
const picture = {
  name: '流程截图.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

describe('what a visitor writes in the community', () => {
  const site = useOwnSite({ command: 'start' });

  it('survives a reload and a failed send, is recommended and taken back by an official, and outlives a restart', async () => {
    const question = '/community/homePage?question=6';
    const author = await openAt(site.browser, site.origin + question, { visitor: '王一' });
    const words = '先给其中一个排到夜里。\n<script>alert(1)</script>';
    await author.page.getByLabel('写回答').fill(words);
    await author.page.reload();
    await untilLive(author.page);
    expect(await author.page.getByLabel('写回答').inputValue()).toBe(words);
    await author.page.route('**/forum/answer/create', (route) => route.abort('connectionreset'), { times: 1 });
    await author.page.getByRole('button', { name: '发布回答' }).click();
    await author.page.getByRole('alert').filter({ hasText: '没有发出去' }).waitFor();
    expect(await author.page.getByLabel('写回答').inputValue()).toBe(words);
    await author.page.getByRole('button', { name: '再发一次' }).click();
    await author.page.getByRole('heading', { name: '1 个回答' }).waitFor();
    const mine = author.page.getByRole('article').filter({ hasText: '王一' }).last();
    expect(await mine.innerText()).toContain('<script>alert(1)</script>');
    expect(await author.page.getByLabel('写回答').inputValue()).toBe('');

    const official = await openAt(site.browser, site.origin + question, { visitor: '云梭官方' });
    expect(await official.page.getByRole('button', { name: '删除' }).count()).toBe(0);
    const badge = official.page.getByRole('listitem').getByText('官方推荐', { exact: true });
    expect(await badge.count()).toBe(0);
    await official.page.getByRole('button', { name: '设为推荐' }).click();
    await badge.waitFor();

    await site.restart();
    await official.page.goto(site.origin + question);
    await badge.waitFor();
    await official.page.getByRole('button', { name: '取消推荐' }).click();
    await official.page.getByRole('button', { name: '设为推荐' }).waitFor();
    expect(await badge.count()).toBe(0);

    await author.page.goto(site.origin + question);
    expect(await author.page.getByRole('button', { name: '设为推荐' }).count()).toBe(0);
    await author.page.getByRole('button', { name: '删除' }).click();
    const confirm = author.page.getByRole('group', { name: '删除这条回答？' });
    await confirm.getByRole('button', { name: '删除' }).click();
    await author.page.getByText('等第一条回答').waitFor();
    await author.close();
    await official.close();
  });

  it('and uploads for a certificate is sent again without being chosen again, and the application stands', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/certificate/`, { visitor: '陈可' });
    await page.getByLabel('真实姓名').fill('陈可');
    await page.getByLabel('你自动化了什么').fill('每天核对三家店的运单。');
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('至少传一个能看出步骤的文件。').waitFor();
    await page.route('**/api/eco/v1/file/upload', (route) => route.abort('connectionreset'), { times: 1 });
    const files = page.getByLabel('证明材料');
    await files.setInputFiles([picture, { name: '日志.txt', mimeType: 'text/plain', buffer: Buffer.from('1') }]);
    await page.getByText('只收 PNG、JPG 和 PDF', { exact: true }).waitFor();
    await page.getByRole('button', { name: '再传一次' }).click();
    await page.getByText('已上传').waitFor();
    await page.getByRole('button', { name: '去掉 日志.txt' }).click();
    await page.route('**/personalGrade/apply', (route) => route.abort('connectionreset'), { times: 1 });
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByRole('alert').filter({ hasText: '填的内容和文件都在' }).waitFor();
    expect(await page.getByLabel('你自动化了什么').inputValue()).toBe('每天核对三家店的运单。');
    await page.getByRole('button', { name: '提交申请' }).dblclick();
    await page.getByText('评定中').waitFor();
    expect(await page.getByText('1 个文件').count()).toBe(1);
    expect(await page.getByLabel('你自动化了什么').inputValue()).toBe('');
    await close();
  });

  it('as the number of a certificate is verified, or said not to be ours', async () => {
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/certificate/`, { visitor: '李想' });
    const number = page.getByLabel('证书编号');
    await number.fill('YS-26-1');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByText('编号是 YS- 加四位年份').waitFor();
    await number.fill('ys-2026-000001');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByRole('button', { name: '打印查验结果' }).waitFor();
    expect(await page.getByRole('definition').filter({ hasText: 'YS-2026-000001' }).count()).toBe(1);
    await number.fill('YS-2026-999999');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByText('没有编号为 YS-2026-999999 的证书').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
