import type { Page, Response } from 'playwright-core';
import { half } from '@shared/testing/nightly';
import { untilLive } from '@shared/browser';
import { madePng } from '@shared/testing/made-images';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';

/** A form of a member: filled in, refused in every way, sent once in the end. */
interface Form {
  at: string;
  /** End of the path of its call. */
  call: string;
  /** The way to the form, where it is not there at once. */
  open?: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  /** The dialog that it stands in, where the page behind has buttons of the same name; it is opened again after a reload. */
  dialog?: string;
  /** The field that is looked at, by its label. */
  field: string;
  /** The text of its button, at first and after a refusal. */
  button: RegExp;
  done: (page: Page) => Promise<void>;
}

const text = (words: string) => `每种拒绝之后都还在：${words}`;

/** Waits for the form’s last part: a button that moves under the pointer is not pressed. */
const untilAllIsThere = (page: Page) => page.getByLabel('插入图片').waitFor({ state: 'attached' });

const forms: Readonly<Record<string, Form>> = {
  'a seat': {
    at: '/open_day/',
    call: '/table/submit-appointment',
    field: '想搭的那件事',
    button: /^订下这个座位$/,
    open: (page) => page.getByRole('button', { name: '预订 一号桌' }).click(),
    fill: async (page) => {
      await page.getByLabel('怎么称呼').fill('王五');
      await page.getByLabel('手机号').fill('13800001234');
      await page.getByLabel('想搭的那件事').fill(text('座位'));
    },
    done: (page) => page.getByRole('dialog', { name: '订好了' }).waitFor(),
  },
  'a message': {
    at: '/contactus/',
    call: '/custom/assist',
    field: '想做什么，停在哪里',
    button: /^(?:发送留言|再发一次)$/,
    fill: async (page) => {
      await page.getByText('其他', { exact: true }).click();
      await page.getByLabel('怎么称呼').fill('王五');
      await page.getByLabel('电话或邮箱').fill('wang@example.com');
      await page.getByLabel('想做什么，停在哪里').fill(text('留言'));
      await page.getByLabel('同意为这次留言联系我').check();
    },
    done: (page) => page.getByRole('button', { name: '发送留言' }).waitFor({ state: 'detached' }),
  },
  'a question': {
    at: '/community/homePage/',
    call: '/questions/create',
    field: '停在哪一步',
    button: /^发布问题$/,
    fill: async (page) => {
      await page.getByRole('combobox', { name: '话题' }).selectOption('sheet');
      await page.getByLabel('一句话说清楚').fill('被拒绝几次的问题');
      await page.getByLabel('停在哪一步').fill(text('问题'));
      await untilAllIsThere(page);
    },
    done: (page) => page.getByRole('heading', { level: 1, name: '被拒绝几次的问题' }).waitFor(),
  },
  'an answer': {
    at: '/community/question/6/',
    call: '/answer/create',
    field: '写回答',
    button: /^(?:发布回答|再发一次)$/,
    fill: async (page) => {
      await page.getByLabel('写回答').fill(text('回答'));
      await untilAllIsThere(page);
    },
    done: (page) =>
      page
        .getByRole('article')
        .filter({ hasText: text('回答') })
        .waitFor(),
  },
  'a comment': {
    at: '/comics/1/1/',
    call: '/comments/create',
    field: '写评论',
    button: /^(?:发表评论|再发一次)$/,
    fill: (page) => page.getByRole('form', { name: '写评论' }).getByLabel('写评论').fill(text('评论')),
    done: (page) =>
      page
        .getByRole('listitem')
        .filter({ hasText: text('评论') })
        .waitFor(),
  },
  'a work': {
    at: '/rpa_awards/enter/',
    call: '/works/entry/submit',
    field: '这件作品',
    button: /^提交$/,
    fill: async (page) => {
      await page.getByText('参加2026 赛季。').waitFor();
      await page.getByLabel('标题').fill('被拒绝几次的作品');
      await page.getByLabel('一句话说它替谁做了什么').fill('替客服回访');
      await page.locator('label').filter({ hasText: '财务' }).click();
      await page.getByRole('textbox', { name: '这件作品' }).fill(text('作品'));
      await page.getByLabel('流程的步骤').fill('读差评');
      await page.getByText('草稿已存到你的账号').waitFor();
    },
    done: (page) => page.getByText('有人会看这件作品').waitFor(),
  },
  'a report': {
    at: '/community/question/1/',
    call: '/reports/create',
    field: '原因',
    button: /^举报$/,
    dialog: '举报这个问题',
    open: (page) => page.getByRole('button', { name: '举报' }).first().click(),
    fill: (page) => page.getByRole('dialog').getByLabel('原因').fill(text('举报')),
    done: (page) => page.getByText('已经告诉版主，会有人来看').waitFor(),
  },
  'an application': {
    at: '/certificate/',
    call: '/personalGrade/apply',
    field: '你自动化了什么',
    button: /^提交申请$/,
    fill: async (page) => {
      await page.getByLabel('真实姓名').fill('王一一');
      await page.getByLabel('你自动化了什么').fill(text('申请'));
      const file = { name: '流程.png', mimeType: 'image/png', buffer: madePng(30, 20) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('已上传').waitFor();
    },
    done: (page) => page.getByText('评定中').first().waitFor(),
  },
};

/** Sentences of the server, each once. */
const refusals = [
  { code: 429, reason: 'rate-limited', msg: '操作太频繁，请稍后再试', more: { retryAfter: 1 } },
  { code: 409, reason: 'key-reused', msg: '这次提交的编号已经用在别的内容上，请刷新页面后重试' },
  { code: 413, reason: 'body-too-large', msg: '提交的内容太长，请缩短后再试' },
  { code: 500, reason: 'server-error', msg: '服务暂时不可用，请稍后再试' },
] as const;

const site = useOwnSite({ command: 'start' });

it.each(half(Object.entries(forms), 0))(
  '%s: refused, offline, reloaded, left by Back and sent twice, it says why, loses nothing, and happens once',
  async (_, { at, call, open, fill, dialog, field, button, done }) => {
    const { page, close } = await openAt(site.browser, site.origin + at, { visitor: '王一', reducedMotion: 'reduce' });
    await open?.(page);
    await fill(page);
    const form = dialog === undefined ? page : page.getByRole('dialog', { name: dialog });
    const box = form.getByRole('textbox', { name: field });
    const typed = await box.inputValue();
    const send = form.getByRole('button', { name: button });
    for (const { code, reason, msg, ...rest } of refusals) {
      const more = 'more' in rest ? rest.more : {};
      await page.route(
        `**${call}`,
        (route) => route.fulfill({ status: code, json: { code, msg, data: { reason, ...more } } }),
        { times: 1 },
      );
      await send.click();
      const alerts = page.getByRole('alert').filter({ hasText: reason === 'rate-limited' ? /太频繁|点得有点快/ : msg });
      await alerts.first().waitFor();
      expect([code, await box.inputValue()]).toEqual([code, typed]);
    }
    await page.context().setOffline(true);
    await send.click();
    await page
      .getByRole('alert')
      .filter({ hasText: /网络|连不上|断/ })
      .first()
      .waitFor();
    expect(['offline', await box.inputValue()]).toEqual(['offline', typed]);
    await page.context().setOffline(false);

    // Typed text is there after another page and Back, and after a reload.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${site.origin}/privacy/`);
    await page.goBack();
    await untilLive(page);
    await page.reload();
    await untilLive(page);
    // The address names what is open, but for a dialog about something of the page.
    if (dialog !== undefined) await open?.(page);
    await box.waitFor();
    await page.waitForFunction(
      (words) => Array.from(document.querySelectorAll('textarea')).some(({ value }) => value === words),
      typed,
    );
    if (call === '/personalGrade/apply' || call === '/custom/assist') await fill(page);

    const answers: Promise<{ data: { id?: unknown } | null }>[] = [];
    const listen = (response: Response) => {
      if (response.url().endsWith(call) && response.status() === 200)
        answers.push(response.json() as Promise<{ data: { id?: unknown } | null }>);
    };
    page.on('response', listen);
    await send.dblclick();
    await done(page);
    page.off('response', listen);
    const made = new Set((await Promise.all(answers)).map(({ data }) => data?.id));
    expect(made.size).toBeLessThanOrEqual(1);
    await close();
  },
  180_000,
);
