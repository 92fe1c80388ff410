import type { Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { madePng } from '@shared/testing/made-images';
import { logInFromPrompt, openAt, type Visitor } from '@shared/testing/visitors';
import { untilAnswerForm } from '../src/stories/answer-form';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '@shared/browser/axe';
import { callsAs } from '../src/stories/call-as';
import { failOnce } from '../src/stories/fail-once';
import { untilComposed, untilPage } from '../src/stories/until-page';

const site = useOwnSite({ command: 'start' });
const call = callsAs(site);
const questionPath = (id: number) => `/community/question/${id}/`;

const code = 'for row in table:\n    print(row)  # </script>';
const written = `看 https://example.com/a?b=1，步骤里写 \`skip()\`：\n\`\`\`\n${code}\n\`\`\`\n> 别人说的一句\n再试`;

async function ask(visitor: Visitor, title: string, content = '写到第 46 行就停住'): Promise<number> {
  const { data } = await call(visitor, '/api/ext/v1/questions/create', { topic: 'sheet', title, content });
  return (data as { id: number }).id;
}

async function answer(visitor: Visitor, questionId: number, content: string): Promise<number> {
  const { data } = await call(visitor, '/api/v1/sns/forum/answer/create', { questionId, content });
  return (data as { id: number }).id;
}

const card = (page: Page, id: number) => page.locator(`#answer-${id}`);
const button = (page: Page, id: number, name: string) => card(page, id).getByRole('button', { name, exact: true });

it('two people and a moderator: asked, answered, quoted, edited, accepted, followed, and it stands after a restart', async () => {
  await untilComposed(site.origin);
  const id = await ask('王一', '夜里循环某一行报错怎样跳过？');
  const address = site.origin + questionPath(id);
  await untilPage(address, ({ status }) => status === 200);
  const first = await answer('陈可', id, '先勾上跳过');

  // The helper logs in, follows, quotes and answers.
  const helper = await openAt(site.browser, address, { reducedMotion: 'reduce' });
  await helper.page.getByRole('button', { name: '关注', exact: true }).click();
  await logInFromPrompt(helper.page, '周敏');
  await untilLive(helper.page);
  await helper.page.getByRole('button', { name: '关注', exact: true }).click();
  await helper.page.getByRole('button', { name: '已关注', pressed: true }).waitFor();
  await button(helper.page, first, '引用').click();
  const box = helper.page.getByLabel('写回答');
  expect(await box.inputValue()).toBe('> 先勾上跳过\n\n');
  await box.fill(`> 先勾上跳过\n\n${written}`);
  await helper.page.getByRole('button', { name: '发布回答' }).click();
  const own = helper.page.getByRole('article').filter({ hasText: '再试' });
  await own.getByRole('link', { name: 'https://example.com/a?b=1' }).waitFor();
  const second = Number((await own.getAttribute('id'))?.replace('answer-', ''));
  expect(await own.locator('blockquote').allInnerTexts()).toEqual(['先勾上跳过', '别人说的一句']);
  expect(await own.locator('pre code').innerText()).toBe(code);
  expect(await violationsIn(helper.page, 'main')).toEqual([]);

  // Edited in two tabs: the second hears of it, and keeps what was typed.
  const other = await helper.page.context().newPage();
  await other.goto(address);
  await untilLive(other);
  for (const page of [helper.page, other]) await button(page, second, '修改').click();
  const form = (page: Page) => page.getByRole('form', { name: '修改回答' });
  await form(helper.page).getByLabel('回答').fill('第一个标签页改的');
  await form(helper.page).getByRole('button', { name: '保存修改' }).click();
  await card(helper.page, second).getByText('第一个标签页改的').waitFor();
  await form(other).getByLabel('回答').fill(`第二个标签页改的\n\n${written}`);
  await form(other).getByRole('button', { name: '保存修改' }).click();
  await form(other).getByText('这段文字已经在别处改过。').waitFor();
  await form(other).getByText('第一个标签页改的').waitFor();
  expect(await form(other).getByLabel('回答').inputValue()).toContain('第二个标签页改的');
  await form(other).getByRole('button', { name: '看过了，用我写的' }).click();
  await form(other).getByRole('button', { name: '保存修改' }).click();
  await card(other, second).getByText('第二个标签页改的').waitFor();
  await other.close();

  await site.restart();

  // Everybody reads what stood there before.
  const reader = await openAt(site.browser, address);
  await card(reader.page, second).getByText('修改于').click();
  const former = card(reader.page, second).getByRole('list', { name: '以前的文字' });
  await former.getByText('第一个标签页改的').waitFor();
  expect(await former.getByRole('listitem').count()).toBe(2);
  await reader.close();

  const asker = await openAt(site.browser, address, { visitor: '王一' });
  await button(asker.page, first, '采纳').click();
  await button(asker.page, first, '取消采纳').waitFor();
  expect(await asker.page.getByRole('article').first().getAttribute('id')).toBe(`answer-${first}`);
  const moderator = await openAt(site.browser, address, { visitor: '云梭官方' });
  await button(moderator.page, second, '设为推荐').click();
  await card(moderator.page, second).getByText('官方推荐').waitFor();
  const order = await moderator.page.getByRole('article').evaluateAll((cards) => cards.map((element) => element.id));
  expect(order).toEqual([`answer-${first}`, `answer-${second}`]);

  await helper.page.goto(`${site.origin}/my/?tab=notices`);
  await helper.page.getByText('你关注的问题“夜里循环某一行报错怎样跳过？”采纳了一条回答').waitFor();
  await helper.page.goto(`${site.origin}/my/?tab=following`);
  await helper.page.getByRole('link', { name: '夜里循环某一行报错怎样跳过？' }).waitFor();
  const notices = await call('陈可', '/api/ext/v1/my/notices');
  expect(JSON.stringify(notices.data)).toContain('回答被提问的人采纳了');

  // A hidden answer leaves nothing of its text.
  await button(moderator.page, second, '移除').click();
  const removal = moderator.page.getByRole('dialog', { name: '移除这个回答' });
  await removal.getByLabel('原因').fill('跑题');
  await removal.getByRole('button', { name: '移除' }).click();
  await card(moderator.page, second).getByText('原因：跑题').waitFor();
  const hidden = await fetch(
    `${site.origin}/api/ext/v1/questions/former-texts?targetType=answer&targetId=${String(second)}`,
  );
  expect(hidden.status).toBe(404);
  await Promise.all([helper.close(), asker.close(), moderator.close()]);
}, 300_000);

it('a log-out in another tab leaves a half-written answer, says so, and it is sent after the next login', async () => {
  const id = await ask('王一', '写到一半时在别处退出了？');
  const address = site.origin + questionPath(id);
  await untilPage(address, ({ status }) => status === 200, 60_000);
  const { page, close } = await openAt(site.browser, address, { visitor: '陈可' });
  await untilAnswerForm(page);
  const box = page.getByLabel('写回答');
  await box.fill('写到一半');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${site.origin}/`);
  await untilLive(elsewhere);
  await elsewhere.getByLabel('我的', { exact: true }).click();
  await elsewhere.getByRole('button', { name: '退出登录' }).click();
  await elsewhere.getByText('已退出登录').waitFor();
  await page.getByText('登录已在别处退出。这里没写完的还在，登录后可以接着写、再发出。').waitFor();
  expect(await box.inputValue()).toBe('写到一半');
  await box.fill('写到一半，接着写完');
  await page.getByRole('button', { name: '发布回答' }).click();
  await logInFromPrompt(page, '陈可');
  await untilAnswerForm(page);
  expect(await box.inputValue()).toBe('写到一半，接着写完');
  await page.getByRole('button', { name: '发布回答' }).click();
  await page.getByRole('article').filter({ hasText: '写到一半，接着写完' }).waitFor();
  await close();
}, 300_000);

const loop = 'while page.has_next():\n    orders.append(page.read())  # 翻到最后一页 </script>';
// What other accounts wrote before is held as a repetition.
const published = `翻页时照着 https://example.com/a?b=1 做，循环里先调用 \`skip()\`：\n\`\`\`\n${loop}\n\`\`\`\n> 别人说的一句\n还是停在第三页`;

it('without scripts the page holds links, code, quotes and the accepted answer first, and tells search engines of it', async () => {
  const id = await ask('王一', '没有脚本也要读得懂的问题', published);
  const accepted = await answer('陈可', id, `被采纳的\n\n${published}`);
  await answer('周敏', id, '后来的');
  await call('王一', '/api/ext/v1/answers/accept', { answerId: accepted, accepted: true });
  await call('王一', '/api/ext/v1/questions/edit', {
    questionId: id,
    version: 1,
    title: '没有脚本也读得懂的问题',
    content: published,
  });
  const address = site.origin + questionPath(id);
  await untilPage(address, ({ text }) => text.includes('采纳') && text.includes('没有脚本也读得懂的问题'));
  const { page, close } = await openPage(site.browser, { javaScriptEnabled: false });
  await page.goto(address);
  const first = page.getByRole('article').first();
  await first.getByText('采纳', { exact: true }).waitFor();
  expect(await first.getAttribute('id')).toBe(`answer-${accepted}`);
  for (const place of [first, page.locator('main')]) {
    const link = place.getByRole('link', { name: 'https://example.com/a?b=1' }).first();
    expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
      'https://example.com/a?b=1',
      'nofollow ugc noopener',
    ]);
    expect(await place.locator('pre code').first().innerText()).toBe(loop);
    expect(await place.locator('blockquote').first().innerText()).toBe('别人说的一句');
    expect(await place.locator('p code').first().innerText()).toBe('skip()');
  }
  await page.getByText('修改于').first().waitFor();
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(blocks[0] ?? '')).toMatchObject({
    mainEntity: {
      text: published,
      acceptedAnswer: { text: `被采纳的\n\n${published}` },
      suggestedAnswer: [{ text: '后来的' }],
    },
  });
  await close();
  // The same in a browser with scripts, and nothing to complain of.
  const live = await openPage(site.browser);
  const before = await (await fetch(address)).text();
  await live.page.goto(address);
  await untilLive(live.page);
  expect(before).toContain(
    await live.page
      .locator('article pre')
      .first()
      .evaluate((element) => element.outerHTML),
  );
  expect(live.complaints).toEqual([]);
  await live.close();
});

it('answers stand by time or by use, page by page, at addresses of their own', async () => {
  const id = await ask('王一', '有很多回答的问题');
  const answers: number[] = [];
  for (let at = 0; at < 12; at += 1) answers.push(await answer('陈可', id, `第 ${at} 个回答`));
  const [oldest = 0] = answers;
  await call('周敏', '/api/v1/sns/user/like/create', { targetType: 'answer', targetId: oldest });
  await untilPage(site.origin + questionPath(id), ({ text }) => text.includes('第 11 个回答'));
  const { page, complaints, close } = await openPage(site.browser);
  await page.goto(site.origin + questionPath(id));
  await untilLive(page);
  const ids = () => page.getByRole('article').evaluateAll((cards) => cards.map((element) => element.id));
  expect((await ids())[0]).toBe(`answer-${answers[11] ?? 0}`);
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '赞最多' }).click();
  await page.waitForURL('**?sort=useful*');
  await page.locator(`li:first-child > #answer-${oldest}`).waitFor();
  const shown = await ids();
  await page.getByRole('link', { name: '下一页' }).click();
  await page.waitForURL('**?sort=useful&page=2*');
  await page.waitForFunction(() => document.querySelectorAll('article').length === 2);
  expect([...shown, ...(await ids())].sort()).toEqual(answers.map((number) => `answer-${number}`).sort());
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('article').length === 2);
  expect(complaints).toEqual([]);
  await close();
});

it('who types a title sees what was asked before', async () => {
  const id = await ask('王一', '会议纪要怎样自动发给参会的人？');
  const { page, close } = await openAt(site.browser, `${site.origin}/community/homePage/`);
  await page.getByLabel('一句话说清楚').fill('会议纪要自动发给人');
  const found = page.getByRole('region', { name: '可能已经有人问过' });
  const link = found.getByRole('link', { name: '会议纪要怎样自动发给参会的人？' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(questionPath(id));
  await page.getByLabel('一句话说清楚').fill('');
  await found.waitFor({ state: 'hidden' });
  await close();
});

it('answers begun in two tabs do not overwrite each other: the later one hears, takes the other one, and loses nothing', async () => {
  const id = await ask('王一', '两个标签页里都写回答的问题');
  const address = site.origin + questionPath(id);
  await untilPage(address, ({ status }) => status === 200);
  const { page: first, close } = await openAt(site.browser, address, { visitor: '周敏' });
  const second = await first.context().newPage();
  await second.goto(address);
  for (const page of [first, second]) await untilAnswerForm(page);
  await first.getByLabel('写回答').fill('第一页写的');
  await second.getByText('另一个标签页里还有一份草稿：“第一页写的”').waitFor();
  await second.getByLabel('写回答').fill('第二页写的');
  await first.getByLabel('写回答').fill('第一页写的，接着写');
  expect(await second.getByLabel('写回答').inputValue()).toBe('第二页写的');
  await second.getByRole('button', { name: '换成那一份' }).click();
  expect(await second.getByLabel('写回答').inputValue()).toBe('第一页写的，接着写');
  await second.close();
  await first.reload();
  await untilAnswerForm(first, '第一页写的，接着写');
  await first.getByRole('button', { name: '换成那一份' }).click();
  expect(await first.getByLabel('写回答').inputValue()).toBe('第二页写的');
  await close();
});

it('a picture stands where it was put, is sent again where the network fails, and is there after a restart', async () => {
  await untilComposed(site.origin);
  const id = await ask('陈可', '选择器里该勾哪一项？');
  const address = site.origin + questionPath(id);
  await untilPage(address, ({ status }) => status === 200);
  const { page, close } = await openAt(site.browser, address, { visitor: '王一', reducedMotion: 'reduce' });
  await untilAnswerForm(page);
  const box = page.getByLabel('写回答');
  await box.fill('先看这里：\n再勾第二项');
  await box.evaluate((field: HTMLTextAreaElement) => {
    field.setSelectionRange(2, 2);
  });
  await failOnce(page, '/file/upload?purpose=post');
  const file = { name: '截图.png', mimeType: 'image/png', buffer: madePng(320, 200) };
  await page.getByLabel('插入图片').setInputFiles(file);
  await page.getByRole('button', { name: '再传一次' }).click();
  await page.waitForFunction(() =>
    document.querySelector<HTMLTextAreaElement>('#answer textarea')?.value.includes('](picture:'),
  );
  expect(await box.inputValue()).toMatch(/^先看这里：\n!\[图片\]\(picture:[0-9a-f]{32}-320x200\)\n再勾第二项$/);
  expect(await violationsIn(page, '#answer')).toEqual([]);
  await box.fill((await box.inputValue()).replace('[图片]', '[第二项的位置]'));
  await page.getByRole('button', { name: '发布回答' }).click();
  const picture = page.getByRole('img', { name: '第二项的位置' });
  await picture.waitFor();
  await site.restart();
  await untilComposed(site.origin);
  await untilPage(address, ({ text }) => text.includes('第二项的位置'));
  const guest = await openPage(site.browser, { javaScriptEnabled: false });
  await guest.page.goto(address);
  const seen = guest.page.getByRole('img', { name: '第二项的位置' });
  await seen.scrollIntoViewIfNeeded();
  const sent = await fetch(new URL((await seen.getAttribute('src')) ?? '', address));
  expect(sent.headers.get('content-type')).toBe('image/webp');
  expect(await seen.evaluate((image: HTMLImageElement) => image.width)).toBe(320);
  await guest.close();
  await close();
});
