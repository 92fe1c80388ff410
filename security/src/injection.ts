import { injectionPayloads } from '@shared/testing/injection-payloads';
import type { HttpRequest, HttpResponse } from '@shared/testing/http-request';
import type { Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { harm, unharmed } from '@shared/testing/injected-page';
import { accessToken } from '@shared/testing/visitors';
import { againstTargets } from './against-targets';
import { type Line, line } from './check';
import { sideBySide } from 'checks/side-by-side';
import type { Stage, Target } from './stage';

const QUESTIONS = '/api/ext/v1/questions';
/** Visitors of these payloads come from addresses of their own. */
const FIRST = 10_000;
const PAGE_SIZE = 10;
/** ms for a page with public data to be composed anew. */
const PATIENCE = 30_000;

/** Scripts written as text: in addresses, and in what visitors type; looked at in the answers, and in a browser. */
export const checkInjection = againstTargets('injection', async (target, stage) => [
  await reflect(target),
  await store(target),
  await show(stage, target),
]);

function requestsFor(payload: string): HttpRequest[] {
  const text = encodeURIComponent(payload);
  return [
    { url: `/${text}` },
    { url: `/?q=${text}&channel=${text}` },
    { url: `/case/detail/${text}/${text}` },
    { url: `/assets/host/${text}` },
    { url: `/api/${text}` },
    { url: `/api/ext/v1/sign-in?return=${text}&state=${text}` },
    { url: `${QUESTIONS}?keyword=${text}&topic=${text}&page=${text}` },
  ];
}

async function reflect(target: Target): Promise<Line> {
  const found = await sideBySide(injectionPayloads, 8, async (payload, at) => {
    const answers = await Promise.all(requestsFor(payload).map((request) => target.send(request, FIRST + at)));
    return answers.flatMap((answer) => reflected(payload, answer));
  });
  return line(
    `${target.name}: nothing of an address comes back as HTML`,
    found.flat(),
    `${injectionPayloads.length} payloads, ${injectionPayloads.length * requestsFor('').length} requests`,
  );
}

function reflected(payload: string, { statusCode, headers, body }: HttpResponse): string[] {
  const type = headers['content-type'] ?? '';
  const told = `${statusCode} ${type}`;
  if (statusCode >= 500 || statusCode === 429) return [`${payload}: ${told}`];
  if (headers['x-content-type-options'] !== 'nosniff') return [`${payload}: ${told} may be sniffed`];
  if (type.startsWith('application/json')) return [];
  const raw = payload.includes('<') && !payload.startsWith('&lt;') && body.includes(payload);
  return raw ? [`${payload}: came back as it was in ${told}`] : [];
}

async function store(target: Target): Promise<Line> {
  const token = await accessToken(`http://127.0.0.1:${target.port}`, '李想');
  const headers = { authorization: `Bearer ${token}` };
  const wrong = await sideBySide(injectionPayloads, 8, async (text, at) => {
    const question = {
      method: 'POST',
      url: `${QUESTIONS}/create`,
      headers,
      payload: { topic: 'start', title: text, content: text },
    };
    const message = {
      name: '李',
      contact: 'li@example.com',
      topic: 'trial',
      consent: true,
      company: text,
      message: text,
    };
    const [asked, sent] = await Promise.all([
      target.send(question, FIRST + at),
      target.send({ method: 'POST', url: '/api/v1/custom/assist', payload: message }, FIRST + at),
    ]);
    if (asked.statusCode !== 200 || sent.statusCode !== 200) return `${text}: ${asked.statusCode}, ${sent.statusCode}`;
    const { data } = asked.json() as { data: { title: string; content: string } };
    return data.title === text.trim() && data.content === text.trim() ? null : `${text} is kept as ${data.title}`;
  });
  return line(
    `${target.name}: what is typed is kept as it was typed`,
    wrong.filter((one) => one !== null),
    `${injectionPayloads.length} payloads, as questions and as messages`,
  );
}

/** Whether a text is in the page, however its spaces are; runs in the page. */
function stands(text: string): boolean {
  const main = document.querySelector('main')?.textContent ?? '';
  return main.replace(/\s+/g, ' ').includes(text.replace(/\s+/g, ' '));
}

/** Opens a page of the list until it holds what the backend lists there; a sentence where it never does. */
async function openUntilItStands(page: Page, target: Target, number: number): Promise<string | null> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    await page.goto(`http://localhost:${target.port}/community/homePage?page=${number}`);
    await untilLive(page);
    const listed = await target.send({ url: `${QUESTIONS}?page=${number}` });
    const { data } = listed.json() as { data: { items: { title: string }[] } };
    const title = data.items[0]?.title ?? '';
    if (await page.evaluate(stands, title)) return null;
    if (Date.now() > until) return `page ${number} of the list never shows ${title}`;
  }
}

/** Walks through the list of questions that were just asked, as a visitor does. */
async function show(stage: Stage, target: Target): Promise<Line> {
  const { page, complaints, close } = await openPage(await stage.browser());
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const wrong: string[] = [];
  const pages = Math.ceil(injectionPayloads.length / PAGE_SIZE) + 1;
  let shown = '';
  for (let number = 1; number <= pages; number += 1) {
    const late = await openUntilItStands(page, target, number);
    if (late !== null) wrong.push(late);
    const done = await harm(page, [], 0);
    if (JSON.stringify(done) !== JSON.stringify(unharmed)) wrong.push(`page ${number}: ${JSON.stringify(done)}`);
    shown += (await page.locator('main').textContent()) ?? '';
  }
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  const all = flat(shown);
  const unseen = injectionPayloads.filter((payload) => !all.includes(flat(payload)));
  await close();
  return line(
    `${target.name}: it stands in pages as text, and nothing of it runs`,
    [...wrong, ...alerts, ...complaints, ...unseen.map((payload) => `${payload} is not seen`)],
    `${injectionPayloads.length - unseen.length} payloads seen on ${pages} pages`,
  );
}
