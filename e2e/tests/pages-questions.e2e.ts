import { once } from 'node:events';
import { readElements } from '@shared/markup';
import { openPage, untilLive } from '@shared/browser';
import { pollUntil } from '@shared/testing/poll-until';
import { accessToken, openAt, type Visitor } from '@shared/testing/visitors';
import { backendProcess } from '../src/desk/backend-memory';
import { useOwnSite } from '../src/own-site';
import { callsAs } from '../src/stories/call-as';
import { untilComposed, untilPage } from '../src/stories/until-page';
import { withoutBackend } from '../src/stories/without-backend';

const site = useOwnSite({ command: 'start' });
const call = callsAs(site);
const list = '/community/homePage/';
const questionPath = (id: number) => `/community/question/${id}/`;

async function ask(visitor: Visitor, title: string, content = '写到第 46 行就停住'): Promise<number> {
  const { data } = await call(visitor, '/api/ext/v1/questions/create', { topic: 'sheet', title, content });
  return (data as { id: number }).id;
}

const answer = (visitor: Visitor, questionId: number, content: string) =>
  call(visitor, '/api/v1/sns/forum/answer/create', { questionId, content });

describe('the page of a question', () => {
  it('holds its answers, others near it and the topics without scripts, and says in its head what it is', async () => {
    await untilComposed(site.origin);
    const script = '</script><script>alert(1)</script>';
    const id = await ask('王一', '列名不一样，怎样对上？', `两张表\n\n${script}`);
    await answer('陈可', id, '先改成同一个名字');
    await untilPage(site.origin + questionPath(id), ({ text }) => text.includes('先改成同一个名字'));
    await untilPage(site.origin + list, ({ text }) => text.includes('列名不一样，怎样对上？'));
    const { page, close } = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(site.origin + list);
    await page.getByRole('link', { name: '列名不一样，怎样对上？' }).click();
    await page.waitForURL(`**${questionPath(id)}`);
    await page.getByRole('heading', { level: 1, name: '列名不一样，怎样对上？' }).waitFor();
    await page.getByText(script).waitFor();
    await page.getByRole('article').filter({ hasText: '先改成同一个名字' }).waitFor();
    const near = page.getByRole('heading', { name: '相近的问题' }).locator('..').getByRole('link');
    expect(await near.count()).toBeGreaterThan(0);
    expect(await near.first().getAttribute('href')).toMatch(/^\/community\/question\/\d+\/$/);
    const topic = page.getByRole('navigation', { name: '话题' }).getByRole('link', { name: /表格与文件/ });
    expect(await topic.getAttribute('href')).toBe('/community/homePage/sheet/1/#questions');
    expect(await page.title()).toBe('列名不一样，怎样对上？ · 云梭');
    const head = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    expect(await head('link[rel="canonical"]', 'href')).toMatch(
      new RegExp(`^http://localhost:\\d+${questionPath(id)}$`),
    );
    expect(await head('meta[name="description"]', 'content')).toBe(`两张表 ${script}`);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [asked, way] = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
    expect(asked).toMatchObject({
      '@type': 'QAPage',
      mainEntity: {
        text: `两张表\n\n${script}`,
        answerCount: 1,
        suggestedAnswer: [{ '@type': 'Answer', text: '先改成同一个名字' }],
      },
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    await close();
  });

  it('comes alive for a guest without a call, and names the document after a navigation, and Back leads back', async () => {
    const { page, complaints, close } = await openPage(site.browser);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(?!eco\/|media)/.test(request.url()) && !request.url().includes('media')) calls.push(request.url());
    });
    await page.goto(site.origin + questionPath(3));
    await untilLive(page);
    await page.getByRole('heading', { name: '多个店铺的订单怎么合成一张表？' }).waitFor();
    expect(calls).toEqual([]);
    await page.goto(site.origin + list);
    await untilLive(page);
    await page.getByRole('link', { name: '多个店铺的订单怎么合成一张表？' }).click();
    await page.waitForURL(`**${questionPath(3)}`);
    await page.waitForFunction(() => document.title === '多个店铺的订单怎么合成一张表？ · 云梭');
    await page.goBack();
    await page.waitForURL(`**${list}`);
    await page.getByRole('heading', { name: '最近的问题' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([1440, 390])('leaves its list where it is when a question is sent, %i px wide', async (width) => {
    const { page, close } = await openPage(site.browser, { viewport: { width, height: 900 } });
    await page.goto(site.origin + list);
    await untilLive(page);
    await page.getByRole('combobox', { name: '话题' }).selectOption('sheet');
    await page.getByLabel('一句话说清楚').fill('列表会动吗？');
    await page.getByLabel('停在哪一步').fill('按下的时候');
    await page
      .getByText('草稿')
      .or(page.getByRole('button', { name: '清空' }))
      .first()
      .waitFor();
    const boxes = () =>
      page.locator('main div:has(> div > #questions) :is(h2, li)').evaluateAll((cards) =>
        cards.map((card) => {
          const { x, y, width, height } = card.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round);
        }),
      );
    const send = page.getByRole('button', { name: '发布问题' });
    await send.scrollIntoViewIfNeeded();
    const before = await boxes();
    expect(before.length).toBeGreaterThan(5);
    // The sheets and scripts of what comes now wait until the list was looked at.
    const looked = new AbortController();
    const held: string[] = [];
    await page.route(/\.(?:css|js)(?:\?|$)/, async (route) => {
      held.push(route.request().url());
      if (!looked.signal.aborted) await once(looked.signal, 'abort');
      await route.continue();
    });
    await send.click();
    await pollUntil(() => Promise.resolve(held.length > 0), 'a script is asked for', 30_000);
    expect(await boxes()).toEqual(before);
    looked.abort();
    const dialog = page.getByRole('dialog', { name: '请先登录' });
    await dialog.waitFor();
    expect(await boxes()).toEqual(before);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await boxes()).toEqual(before);
    await close();
  });

  it('is where an address from before leads, with its answer', async () => {
    const { data } = await answer('陈可', 6, '从旧地址来看');
    const { id } = data as { id: number };
    const { page, close } = await openPage(site.browser);
    await page.goto(site.origin + list);
    await page.goto(`${site.origin}${list}?question=6&answer=${id}`);
    await page.waitForURL(`**${questionPath(6)}?answer=${id}`);
    await page.locator('[data-asked="true"]').filter({ hasText: '从旧地址来看' }).waitFor();
    await page.goBack();
    await page.waitForURL(`**${list}`);
    await close();
  });

  it('is never there for a number nobody gave out, and gone with the site around it once removed; its author still reads it', async () => {
    const id = await ask('王一', '会被移除的问题');
    await untilPage(site.origin + questionPath(id), ({ text }) => text.includes('会被移除的问题'));
    const reason = { targetType: 'question', targetId: id, reason: '广告' };
    await call('云梭官方', '/api/ext/v1/desk/content/hide', reason);
    const { text: html } = await untilPage(site.origin + questionPath(id), ({ status }) => status === 410);
    expect(html).not.toContain('会被移除的问题');
    const names = readElements(html).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['header', 'main', 'footer']));
    expect((await fetch(site.origin + questionPath(999_999))).status).toBe(404);
    const { page, close } = await openAt(site.browser, `${site.origin}/my/?tab=questions`, { visitor: '王一' });
    await page.getByRole('link', { name: '会被移除的问题' }).click();
    await page.getByRole('heading', { level: 1, name: '会被移除的问题' }).waitFor();
    await page.reload();
    await page.getByText('别人看不到。原因：广告').waitFor();
    await close();
  });
});

describe('what somebody has just written', () => {
  it('is sent by a button that stays where it is as the tools of writing come', async () => {
    const { page, close } = await openAt(site.browser, site.origin + list);
    const send = page.getByRole('button', { name: '发布问题' });
    const top = () => send.evaluate((button) => Math.round(button.getBoundingClientRect().y + scrollY));
    const before = await top();
    await page.getByLabel('一句话说清楚').focus();
    await page.getByText('插入图片').waitFor();
    expect(await top()).toBe(before);
    await close();
  });

  it('stands at once for who wrote it, after a reload too, and soon for guests', async () => {
    const { page, close } = await openAt(site.browser, site.origin + list, { visitor: '周敏' });
    const title = '定时的流程怎样避开节假日？';
    await page.getByRole('combobox', { name: '话题' }).selectOption('sheet');
    await page.getByLabel('一句话说清楚').fill(title);
    await page.getByLabel('停在哪一步').fill('每个工作日跑一次。');
    await page.getByRole('button', { name: '发布问题' }).click();
    await page.waitForURL(/\/community\/question\/\d+\/$/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · 云梭`);
    const address = page.url();
    await untilPage(address, ({ text }) => text.includes(title), 3000);
    await page.getByLabel('写回答').fill('自己先答一条');
    await page.getByRole('button', { name: '发布回答' }).click();
    const mine = page.getByRole('article').filter({ hasText: '自己先答一条' });
    await mine.waitFor();
    await page.reload();
    await mine.getByRole('button', { name: '删除' }).waitFor();
    await untilPage(address, ({ text }) => text.includes('自己先答一条'));
    await untilPage(site.origin + list, ({ text }) => text.includes(title));
    await close();
  });
});

describe('what is composed', () => {
  it('is the same bytes for a guest, a member, an official and who is blocked, whatever they do', async () => {
    const id = await ask('陈可', '谁看都一样吗？');
    await untilPage(site.origin + questionPath(id), ({ text }) => text.includes('谁看都一样吗？'));
    const { data } = await call('周敏', '/api/v1/user/info/rich');
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const block = { userId: (data as { id: number }).id, until, reason: '反复发广告' };
    expect((await call('云梭官方', '/api/ext/v1/desk/users/block', block)).code).toBe(200);
    const people = ['王一', '云梭官方', '周敏'] as const;
    for (const visitor of people) {
      const { page, close } = await openAt(site.browser, site.origin + questionPath(id), { visitor });
      await page.getByRole('button', { name: /^点赞/, pressed: false }).click();
      await page.getByRole('button', { name: /^点赞/, pressed: true, disabled: false }).waitFor();
      await close();
    }
    const { text: guest } = await untilPage(site.origin + questionPath(id), ({ text }) =>
      text.includes('"upvoteCount":3'),
    );
    for (const visitor of people) {
      const token = await accessToken(site.origin, visitor);
      const headers = { cookie: `token=${token}`, authorization: `Bearer ${token}` };
      const own = await (await fetch(site.origin + questionPath(id), { headers })).text();
      expect(own === guest).toBe(true);
    }
    expect(guest).not.toContain('反复发广告');
    expect(guest).not.toMatch(/"(?:liked|mine)":true/);
  });

  it('stays readable while the backend is away, says since when it stands, keeps what is typed, and comes back by itself', async () => {
    const { page, close } = await openAt(site.browser, site.origin + questionPath(6), { visitor: '王一' });
    const others = await Promise.all([list, '/comics/', '/rpa_awards/'].map(() => page.context().newPage()));
    await withoutBackend(
      () => backendProcess(site.dataDir),
      async () => {
        await page.reload();
        await page.getByRole('heading', { level: 1, name: '两个流程抢同一台电脑怎么排？' }).waitFor();
        for (const [at, path] of [list, '/comics/', '/rpa_awards/'].entries())
          await others[at]?.goto(site.origin + path);
        const note = /^暂时连不上服务。这里是北京时间\d+月\d+日周. \d\d:\d\d 的内容/;
        for (const shown of [page, ...others]) await shown.getByRole('status').filter({ hasText: note }).waitFor();
        await page.getByText('白天的日报和客服的流程经常撞在一起。').waitFor();
        await page.getByLabel('写回答').fill('断线时写的');
        await page.getByRole('button', { name: '发布回答' }).click();
        await page.getByRole('alert').filter({ hasText: '没有发出去：服务正在重启，请稍后再试' }).waitFor();
        expect(await page.getByLabel('写回答').inputValue()).toBe('断线时写的');
      },
    );
    for (const shown of [page, ...others]) await shown.getByText('暂时连不上服务').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '再发一次' }).click();
    await page.getByRole('article').filter({ hasText: '断线时写的' }).first().waitFor();
    await close();
  });
});
