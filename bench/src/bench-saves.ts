import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { startSite } from '@shared/testing/site';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import { type WorkspaceClone, cloneWorkspace } from '@shared/testing/workspace-clone';
import type { BenchPart } from './report';
import { median } from '@shared/testing/statistics';

const SAVES = 20;
/** ms between two looks at the page; and between two saves, in which types are checked. */
const POLL = 20;
const REST = 2000;

const form = 'remote-community/src/features/contact/contact-form.tsx';
const ways = [
  { name: 'a remote alone', words: ['remote-community'] },
  { name: 'the whole site', words: [] },
];

/** Time from a save of a component until an open page of development shows it, in a checkout of its own. */
export const saves: BenchPart = async ({ browser, count = SAVES, print }) => {
  const clone = await cloneWorkspace();
  try {
    print(`from a save to its sight, a look each ${POLL} ms, ${count} saves: the middle (the most)`);
    for (const { name, words } of ways) {
      const times = await inTemporaryFolder((dataDir) => timeSaves(browser, { clone, words, count, dataDir }));
      print(`  ${name}  ${median(times).toFixed(0)} ms (${Math.max(...times).toFixed(0)} ms)`);
    }
  } finally {
    await clone.remove();
  }
};

async function timeSaves(
  browser: Browser,
  { clone, words, count, dataDir }: { clone: WorkspaceClone; words: readonly string[]; count: number; dataDir: string },
): Promise<number[]> {
  const site = await startSite({ command: 'dev', arguments: words, dataDir, cwd: clone.folder });
  const page = await browser.newPage();
  try {
    await page.goto(`${site.origin}/contactus/`);
    await page.waitForSelector(words.length > 0 ? '#standalone form' : '[data-slot][data-state="live"]');
    const times: number[] = [];
    const texts = ['发送留言', ...Array.from({ length: count }, (_, at) => `发送 ${at}`), '发送留言'];
    for (const [at, word] of texts.slice(1).entries()) {
      await wait(REST);
      const began = performance.now();
      await clone.edit(form, `'${texts[at] ?? ''}'`, `'${word}'`);
      const shown = (text: string) => document.querySelector('form')?.textContent.includes(text);
      await page.waitForFunction(shown, word, { polling: POLL });
      times.push(performance.now() - began);
    }
    return times.slice(0, count);
  } finally {
    await page.close();
    await site.stop();
  }
}
