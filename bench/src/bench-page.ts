import { VIEWS, paintRatio, viewInTurns } from './page-views';
import type { BenchContext, BenchPart } from './report';
import { publishContent } from '@shared/testing/publish-content';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Served, serve, upstream, withoutScripts } from './served';
import { median, shown } from '@shared/testing/statistics';
import type { Seen } from './throttled-page';

/** The home page's paint, or that of the pages that are asked for, beside the same page without scripts. */
export const home: BenchPart = async (context) => {
  for (const path of context.paths.length > 0 ? context.paths : ['/']) await reportPage(context, path);
};

/** A page beside itself without scripts, in turns; and that page beside itself, to know the noise. */
async function reportPage(context: BenchContext, path: string): Promise<void> {
  const plainSource = upstream(context.origin, withoutScripts);
  const sites = [upstream(context.origin), plainSource, plainSource].map((source) => serve(source));
  await reportBeside(context, path, { sites: await Promise.all(sites), other: 'the same page without scripts' });
}

/** The home page with words that were published, beside what its release ships. */
export const content: BenchPart = async (context) => {
  const { origin } = context;
  const shipped = await Promise.all([serve(upstream(origin)), serve(upstream(origin))]);
  // Asked for once they are kept: what is published later is not in them.
  const [before = ''] = await Promise.all(shipped.map(async (site) => (await fetch(`${site.origin}/`)).text()));
  const read = async () => (await fetch(`${origin}/`)).text();
  const named = { package: 'remote-marketing', key: 'home' };
  await publishContent(
    origin,
    named,
    (value) => JSON.parse(JSON.stringify(value).replaceAll('免费', '先试')) as unknown,
  );
  while (!(await read()).includes('先试')) await sleep(100);
  const sites = [await serve(upstream(origin)), ...shipped];
  context.print(`home: ${before.length} characters as shipped, ${(await read()).length} as published`);
  await reportBeside(context, '/', { sites, other: 'the page as its release ships it' });
};

/** The first of three sites beside the second, and that beside the third, which is the same. */
async function reportBeside(
  { browser, rounds, say, print }: BenchContext,
  path: string,
  { sites, other }: { sites: readonly Served[]; other: string },
): Promise<void> {
  const addresses = sites.map((site) => site.origin + path);
  const [ours = [], plain = [], again = []] = await viewInTurns(browser, addresses, { rounds }, say);
  await Promise.all(sites.map((site) => site.close()));
  print(`${path}: 150 ms, 1.6 Mbit/s, processor / 4; ${rounds * VIEWS} views of each in turns`);
  for (const key of ['lcp', 'fcp'] as const) {
    const [ratio, noise] = [ours, again].map((views) => shown(paintRatio(views, plain, key), 3));
    print(`  ${key.toUpperCase()} beside ${other}   ${ratio}   (that page beside itself ${noise})`);
  }
  const lcp = (views: Seen[][]) => median(views.flat().map((view) => view.lcp)).toFixed(0);
  const sorted = ours.flat().sort((a, b) => a.lcp - b.lcp);
  const { lcpElement, lcpAnimations } = sorted[Math.floor(sorted.length / 2)] ?? {};
  const cls = Math.max(...sorted.map((view) => view.cls)).toFixed(4);
  print(
    `  LCP ${lcp(ours)} ms and ${lcp(plain)} ms; element ${lcpElement}, animated in by ${lcpAnimations}; CLS ${cls}`,
  );
}
