import { untilAnswerForm } from '../src/stories/answer-form';
import { useOwnSite } from '../src/own-site';
import { devices } from '../src/stories/devices';
import { picture } from '../src/stories/evidence';
import { failOnce } from '../src/stories/fail-once';
import { logInFromPrompt, openAt } from '@shared/testing/visitors';

const site = useOwnSite({ command: 'start' });

describe('what a visitor writes in the community', () => {
  it('survives a reload and a failed send, is recommended and taken back by an official, and outlives a restart', async () => {
    const question = '/community/question/6/';
    const author = await openAt(site.browser, site.origin + question, { visitor: '王一' });
    const words = '先给其中一个排到夜里。\n<script>alert(1)</script>';
    await untilAnswerForm(author.page);
    await author.page.getByLabel('写回答').fill(words);
    await author.page.reload();
    await untilAnswerForm(author.page, words);
    await failOnce(author.page, '/answer/create');
    await author.page.getByRole('button', { name: '发布回答' }).click();
    await author.page.getByRole('alert').filter({ hasText: '没有发出去' }).waitFor();
    expect(await author.page.getByLabel('写回答').inputValue()).toBe(words);
    await author.page.getByRole('button', { name: '再发一次' }).click();
    await author.page.getByRole('heading', { name: '1 个回答' }).waitFor();
    const mine = author.page.getByRole('article').filter({ hasText: '王一' }).last();
    expect(await mine.innerText()).toContain('<script>alert(1)</script>');
    expect(await author.page.getByLabel('写回答').inputValue()).toBe('');
    await mine.getByRole('link').click();
    await author.page.waitForURL(/\?answer=\d+$/);
    await author.page.reload();
    await author.page.locator('[data-asked="true"]:focus').filter({ hasText: '王一' }).waitFor();

    const official = await openAt(site.browser, site.origin + question, {
      visitor: '云梭官方',
      ...devices.iphone.options,
    });
    expect(await official.page.getByRole('button', { name: '删除' }).count()).toBe(0);
    const useful = official.page.getByRole('listitem').getByRole('button', { name: /^点赞/ });
    await failOnce(official.page, '/user/like/create');
    await useful.click();
    await official.page.getByRole('alert').filter({ hasText: '没有点成，已退回原来的数' }).waitFor();
    expect(await useful.innerText()).toBe('点赞');
    await useful.click();
    await official.page.getByRole('button', { name: '点赞 1', pressed: true, disabled: false }).waitFor();
    const badge = official.page.getByRole('listitem').getByText('官方推荐', { exact: true });
    expect(await badge.count()).toBe(0);
    await failOnce(official.page, '/answer/officialRecommended');
    await official.page.getByRole('button', { name: '设为推荐' }).click();
    await official.page.getByRole('alert').filter({ hasText: '推荐没有改成' }).waitFor();
    await official.page.getByRole('button', { name: '设为推荐' }).click();
    await badge.waitFor();

    await site.restart();
    await official.page.goto(site.origin + question);
    await badge.waitFor();
    await failOnce(official.page, '/answer/cancelOfficialRecommended');
    await official.page.getByRole('button', { name: '取消推荐' }).click();
    await official.page.getByRole('alert').filter({ hasText: '推荐没有改成' }).waitFor();
    await official.page.getByRole('button', { name: '取消推荐' }).click();
    await official.page.getByRole('button', { name: '设为推荐' }).waitFor();
    expect(await badge.count()).toBe(0);

    await author.page.goto(site.origin + question);
    expect(await author.page.getByRole('button', { name: '设为推荐' }).count()).toBe(0);
    await author.page.getByRole('button', { name: '删除' }).click();
    const confirm = author.page.getByRole('group', { name: '删除这条回答？' });
    expect(await confirm.innerText()).toContain('收到的 1 个赞也会一起去掉');
    await failOnce(author.page, '/answer/delete');
    await confirm.getByRole('button', { name: '删除' }).click();
    await confirm.getByRole('alert').filter({ hasText: '没有删成' }).waitFor();
    await confirm.getByRole('button', { name: '删除' }).click();
    await author.page.getByText('等第一条回答').waitFor();
    await author.close();
    await official.close();
  });

  it('as a question of a guest on a phone waits for the login, survives a failed send, and stands under its own address', async () => {
    const { page, close } = await openAt(
      site.browser,
      `${site.origin}/community/homePage?topic=sheet`,
      devices.android.options,
    );
    const title = '两张表的列名不一样，怎样对上？';
    await page.getByRole('combobox', { name: '话题' }).selectOption('sheet');
    await page.getByLabel('一句话说清楚').fill(title);
    await page.getByLabel('停在哪一步').fill('一张写“单号”，一张写“订单编号”。');
    await page.getByRole('button', { name: '发布问题' }).click();
    expect(await page.getByRole('dialog', { name: '请先登录' }).innerText()).toContain('写好的内容都在');
    await logInFromPrompt(page, '周敏');
    expect(await page.getByLabel('一句话说清楚').inputValue()).toBe(title);
    await failOnce(page, '/questions/create');
    await page.getByRole('button', { name: '发布问题' }).click();
    await page.getByRole('alert').filter({ hasText: '没有发出去' }).waitFor();
    expect(await page.getByRole('combobox', { name: '话题' }).inputValue()).toBe('sheet');
    await page.getByRole('button', { name: '发布问题' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(page.url()).toMatch(/\/community\/question\/\d+\/$/);
    await page.goto(`${site.origin}/community/homePage?topic=sheet`);
    await page.getByRole('link', { name: title }).waitFor();
    expect(await page.getByLabel('一句话说清楚').inputValue()).toBe('');
    await close();
  });
});

describe('a certificate', () => {
  it('is applied for with files that are sent again without being chosen again, and the application stands', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/certificate/`, { visitor: '陈可' });
    await page.getByLabel('真实姓名').fill('陈可');
    await page.getByLabel('你自动化了什么').fill('每天核对三家店的运单。');
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('至少传一个能看出步骤的文件。').waitFor();
    await failOnce(page, '/api/eco/v1/file/upload');
    const files = page.getByLabel('证明材料');
    await files.setInputFiles([picture, { name: '日志.txt', mimeType: 'text/plain', buffer: Buffer.from('1') }]);
    await page.getByText('只收 PNG、JPG 和 PDF', { exact: true }).waitFor();
    await page.getByRole('button', { name: '再传一次' }).click();
    await page.getByText('已上传').waitFor();
    await page.getByRole('button', { name: '去掉 日志.txt' }).click();
    await failOnce(page, '/personalGrade/apply');
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByRole('alert').filter({ hasText: '网络不通，填的内容都在' }).waitFor();
    expect(await page.getByLabel('你自动化了什么').inputValue()).toBe('每天核对三家店的运单。');
    await page.getByRole('button', { name: '提交申请' }).dblclick();
    await page.getByText('评定中').waitFor();
    expect(await page.getByText('1 个文件').count()).toBe(1);
    expect(await page.getByLabel('你自动化了什么').inputValue()).toBe('');
    await close();
  });

  it('takes files that are pasted or dropped, and lets go of one that is on its way', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/certificate/`, {
      visitor: '周敏',
      ...devices.android.options,
    });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/eco/v1/file/upload', (route) => held.then(() => route.abort()), { times: 1 });
    await page.getByLabel('证明材料').setInputFiles(picture);
    await page.getByRole('progressbar', { name: `正在上传 ${picture.name}` }).waitFor();
    await page.getByRole('button', { name: `去掉 ${picture.name}` }).click();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    letGo();
    for (const [name, way] of [
      ['贴上.pdf', 'paste'],
      ['拖来.pdf', 'drop'],
    ] as const) {
      await page.getByText('选文件').evaluate(
        (field, [file, event]) => {
          const data = new DataTransfer();
          data.items.add(new File(['%PDF-1.4'], file, { type: 'application/pdf' }));
          field.dispatchEvent(
            event === 'paste'
              ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
              : new DragEvent('drop', { dataTransfer: data, bubbles: true }),
          );
        },
        [name, way] as const,
      );
      await page.getByRole('listitem').filter({ hasText: name }).getByText('已上传').waitFor();
    }
    expect(await page.getByRole('button', { name: `去掉 ${picture.name}` }).count()).toBe(0);
    await close();
  });

  it('is applied for on the narrowest phone: chosen, cancelled on its way, sent again after a failure, and read', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/certificate/`, {
      visitor: '王一',
      ...devices.android.options,
      viewport: { width: 360, height: 740 },
    });
    const slow = await page.context().newCDPSession(page);
    const upload = (bytesPerSecond: number) =>
      slow.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await slow.send('Network.enable');
    await upload(1_000_000);
    const choose = async (name: string, size: number) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByLabel('证明材料').click();
      await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, '%PDF-1.4 ') });
    };
    await choose('日志.pdf', 8_000_000);
    const progress = page.getByRole('progressbar', { name: '正在上传 日志.pdf' });
    await page.waitForFunction(() => {
      const { position = 0 } = document.querySelector<HTMLProgressElement>('progress') ?? {};
      return position > 0 && position < 1;
    });
    await page.getByRole('button', { name: '去掉 日志.pdf' }).click();
    await progress.waitFor({ state: 'detached' });
    await upload(-1);

    await failOnce(page, '/api/eco/v1/file/upload');
    await choose('流程.pdf', 20_000);
    await page
      .getByRole('listitem')
      .filter({ hasText: '流程.pdf' })
      .getByText('网络连接失败，请检查网络后重试')
      .waitFor();
    await page.getByRole('button', { name: '再传一次' }).click();
    await page.getByRole('listitem').filter({ hasText: '流程.pdf' }).getByText('已上传').waitFor();
    await page.getByLabel('真实姓名').fill('王一');
    await page.getByLabel('你自动化了什么').fill('每天核对三家店的运单。');
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByRole('listitem').filter({ hasText: '1 个文件' }).getByText('评定中').waitFor();

    await page.getByLabel('证书编号').fill('RPA-2026-000001');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByRole('definition').filter({ hasText: 'RPA-2026-000001' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await close();
  });

  it('is verified by its number, or said not to be ours', async () => {
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/certificate/`, { visitor: '王一' });
    const number = page.getByLabel('证书编号');
    await number.fill('RPA-26-1');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByText('编号是 RPA- 加四位年份').waitFor();
    await number.fill('rpa-2026-000001');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByRole('button', { name: '打印查验结果' }).waitFor();
    expect(await page.getByRole('definition').filter({ hasText: 'RPA-2026-000001' }).count()).toBe(1);
    // A browser says of itself that the next call is answered with 404.
    expect(complaints).toEqual([]);
    await page.goBack();
    await number.fill('RPA-2026-999999');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByText('没有编号为 RPA-2026-999999 的证书').waitFor();
    await close();
  });
});
