import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { bundlers } from '@shared/kit/testing';
import { pollUntil } from '@shared/testing/poll-until';
import { root } from '@shared/testing/root';
import { type RunningSite, release, startSite } from '@shared/testing/site';
import { useOwnSite } from '../src/own-site';
import { type Team, newTeam } from '../src/team';

jest.setTimeout(900_000);

/** Seconds for a team of nobody’s, from an empty folder to a page on a running site, by the handbook’s commands alone. */
const WHOLE = 600;

/** Seconds in which ten pages are tried and published. */
const PUBLISHED = 8;

/** Seconds until an open page shows a change. */
const FOLLOWED = 1;

/** A page that comes later. */
const MORE = `import { Heading, ThreadSection } from '@shared/ui';
import { definePage } from '@shared/ui/page';

export const page = definePage({ head: { title: '示例二', description: '示例：后来加的一页。' }, Component: More });

function More() {
  return (
    <ThreadSection side="left" first last>
      <Heading level={1} phrases={['示例二']} />
    </ThreadSection>
  );
}
`;

/** A nested chunk with a hook that it had not before. */
const COUNTING = `import { useState } from 'react';

export default function Details() {
  const [count, setCount] = useState(0);
  return (
    <div role="note">
      <button onClick={() => setCount(count + 1)}>数到 {count}</button>
    </div>
  );
}
`;

describe.each(bundlers)('a team of another repository that builds by %s', (bundler) => {
  const site = useOwnSite();
  let team: Team;
  let service: RunningSite;
  beforeAll(async () => {
    const { dataDir } = site;
    const environment = { HOST: '127.0.0.1' };
    service = await startSite({ command: 'release', arguments: ['service'], dataDir, environment });
    const { stdout } = await release(['keys', 'list', '--json'], dataDir);
    const { sha256: TRUST_ROOT } = JSON.parse(stdout) as { sha256: string };
    team = await newTeam(() => ({ STORE: service.origin, TRUST_ROOT, SITE: site.origin, PORT: '0' }));
  }, 60_000);
  afterAll(async () => {
    const whole = team.steps.reduce((sum, [, seconds]) => sum + seconds, 0);
    const lines = team.steps.map(([what, seconds]) => `  ${seconds.toFixed(1).padStart(6)} s  ${what}`);
    process.stdout.write(`${bundler}: ${whole.toFixed(0)} s\n${lines.join('\n')}\n`);
    await Promise.all([team.remove(), service.stop()]);
  });

  const open = async (address: string, then: (page: Page) => Promise<void>) => {
    const { page, complaints, close } = await openPage(site.browser);
    await page.goto(address);
    await untilLive(page);
    await then(page);
    expect(complaints).toEqual([]);
    await close();
  };
  const heading = (address: string) => fetch(address).then((answer) => answer.text());
  const addPage = async (name: string) => {
    await mkdir(path.join(team.folder, 'src/pages', name));
    await writeFile(path.join(team.folder, 'src/pages', name, 'page.tsx'), MORE);
    await team.edit('routes.json', (routes) =>
      routes.replace('"routes": [', `"routes": [{ "pattern": "/prices/${name}", "page": "${name}" }, `),
    );
  };
  const status = (address: string) => fetch(site.origin + address).then((answer) => answer.status);

  it('comes from an empty folder to a live page', async () => {
    const create = ['start/bin/bootstrap.mjs', 'create-remote', 'prices', '--dir', team.folder, '--bundler', bundler];
    await mkdir(team.folder);
    await team.run(process.execPath, path.join(root, create[0] ?? ''), ...create.slice(1));
    await team.run('npm', 'install', '--no-audit', '--no-fund');
    await team.run('npm', 'test');
    await team.run('npm', 'run', 'types');
    await team.run('npm', 'run', 'build');
    const said = await team.run('npm', 'run', 'keys', '--', 'make', '--owner', 'prices@team');
    const line = said.split('\n').find((one) => one.startsWith('prices@team=')) ?? '';
    const added = ['keys', 'add', 'promote,rollback,remote-prices', line, '--new-team'];
    expect(await team.timed('the owner adds the key', () => release(added, site.dataDir))).toMatchObject({ code: 0 });
    for (const step of ['verify', 'publish', 'promote']) await team.run('npm', 'run', step);
    await team.timed('live', () =>
      pollUntil(async () => (await status('/prices/')) === 200, '/prices/ is live', 30_000),
    );
    expect(team.steps.reduce((sum, [, seconds]) => sum + seconds, 0)).toBeLessThan(WHOLE);
  });

  it('has a form that says what is missing and thanks, and loads what is nested', async () => {
    await open(`${site.origin}/prices/`, async (page) => {
      await page.getByRole('button', { name: '提交' }).click();
      await page.getByText('请填写称呼').waitFor();
      await page.getByLabel('称呼').fill('林');
      await page.getByLabel('电话').fill('13800000000');
      await page.getByRole('button', { name: '提交' }).click();
      await page.getByText('示例：已收到').waitFor();
      await page.getByRole('button', { name: /查看详情/ }).click();
      const note = page.getByRole('note');
      await note.waitFor();
      expect(await note.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('16px');
      await page.getByText('示例：以上内容').waitFor();
    });
  });

  it('adds a page, live within three seconds of its promotion', async () => {
    await addPage('more');
    await team.edit('package.json', (manifest) => manifest.replace('"0.1.0"', '"0.2.0"'));
    await team.run('npm', 'run', 'publish');
    expect(await status('/prices/more/')).toBe(404);
    await team.run('npm', 'run', 'promote');
    const began = performance.now();
    await pollUntil(async () => (await status('/prices/more/')) === 200, '/prices/more/ is live', 30_000);
    expect(performance.now() - began).toBeLessThan(3000);
    await open(`${site.origin}/prices/more/`, async (page) => {
      await page.getByRole('heading', { name: '示例二' }).waitFor();
    });
  });

  it('tries and publishes ten pages within eight seconds', async () => {
    for (const number of [3, 4, 5, 6, 7, 8, 9, 10]) await addPage(`page-${number}`);
    await team.edit('package.json', (manifest) => manifest.replace('"0.2.0"', '"0.3.0"'));
    await team.run('npm', 'run', 'build');
    const began = performance.now();
    expect(await team.run('npm', 'run', 'publish', '--', '--dir', 'dist')).toContain('published remote-prices@0.3.0');
    expect((performance.now() - began) / 1000).toBeLessThan(PUBLISHED);
  });

  it('shows the live site with what is in the folder, and follows each change in the state that it is in', async () => {
    const dev = await team.timed('npm run dev, until ready', () => team.dev());
    await open(`${dev.origin}/prices/`, async (page) => {
      await page.getByRole('button', { name: /查看详情/ }).click();
      await page.getByRole('note').waitFor();
      await page.getByLabel('电话').fill('1380');
      await page.getByRole('button', { name: '提交' }).click();
      await page.getByText('请填写称呼').waitFor();
      await page.evaluate(() => document.body.setAttribute('data-seen', ''));
      const edit = (file: string, change: (text: string) => string) => team.edit(`src/pages/prices/${file}`, change);
      const expectKept = async () => {
        // It is the same page view, with what was typed, said and opened.
        expect(await page.locator('body[data-seen]').count()).toBe(1);
        expect(await page.getByLabel('电话').inputValue()).toBe('1380');
        expect(await page.getByText('请填写称呼').count()).toBe(1);
        expect(await page.getByRole('note').count()).toBe(1);
      };
      const times: number[] = [];
      const followed = async (file: string, [from, to]: readonly [string, string], shown: () => Promise<unknown>) => {
        const began = performance.now();
        await edit(file, (text) => text.replace(from, to));
        await shown();
        const seconds = (performance.now() - began) / 1000;
        process.stdout.write(`${bundler}: ${file} followed in ${seconds.toFixed(2)} s\n`);
        times.push(seconds);
        await expectKept();
      };
      await followed('contact.tsx', ['提交', '马上提交'], () => page.getByText('马上提交').waitFor());
      await followed('details.tsx', ['这一段', '这一节'], () => page.getByText('这一节').waitFor());
      await followed('closing.tsx', ['以上内容', '以上文字'], () => page.getByText('以上文字').waitFor());
      await followed('page.module.css', ['var(--t-lead)', '31px'], () =>
        page.waitForFunction(() => {
          const lead = document.querySelector('h1 + p');
          return lead && getComputedStyle(lead).fontSize === '31px';
        }),
      );
      await edit('details.tsx', () => COUNTING);
      await page.getByRole('button', { name: '数到 0' }).click();
      await page.getByRole('button', { name: '数到 1' }).waitFor();
      await expectKept();
      await edit('contact.tsx', (text) => text.replace('return (', 'return return ('));
      const problem = page.getByRole('alert').filter({ hasText: 'contact.tsx' });
      await problem.waitFor();
      await edit('contact.tsx', (text) => text.replace('return return (', 'return (').replace('马上提交', '再次提交'));
      await page.getByText('再次提交').waitFor();
      expect(await problem.count()).toBe(0);
      expect(await page.getByRole('button', { name: '数到 1' }).count()).toBe(1);
      await expectKept();
      const [, , median] = times.sort((one, other) => one - other);
      expect(median).toBeLessThan(FOLLOWED);
    });
    await writeFile(path.join(team.folder, 'src/pages/more/page.tsx'), MORE.replaceAll('示例二', '示例三'));
    await pollUntil(
      async () => (await heading(`${dev.origin}/prices/more/`)).includes('示例三'),
      'it is built',
      10_000,
    );
    // Another team's page comes as it is live, and leads here.
    await open(`${dev.origin}/`, async (page) => {
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/prices/more/' });
        document.querySelector('main')?.append(link);
        link.click();
      });
      await page.getByRole('heading', { name: '示例三' }).waitFor();
    });
    // An address that the live site does not have yet.
    await addPage('later');
    await pollUntil(
      async () => (await heading(`${dev.origin}/prices/later/`)).includes('示例二'),
      'it is there',
      15_000,
    );
    expect(await status('/prices/later/')).toBe(404);
    await open(`${dev.origin}/prices/later/`, (page) => page.getByRole('heading', { name: '示例二' }).waitFor());
    await dev.stop();
    expect(await heading(`${site.origin}/prices/more/`)).toContain('示例二');
  });
});
