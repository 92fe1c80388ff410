import { VIEWS, paintRatio, viewInTurns } from './page-views';
import type { BenchContext, BenchPart } from './report';
import { serve, upstream, withoutScripts } from './served';
import { median, shown } from '@shared/testing/statistics';
import type { Seen } from './throttled-page';

/** The home page's paint, or that of the pages that are asked for, beside the same page without scripts. */
export const home: BenchPart = async (context) => {
  for (const path of context.paths.length > 0 ? context.paths : ['/']) await reportPage(context, path);
};

/** A page beside itself without scripts, in turns; and that page beside itself, to know the noise. */
async function reportPage({ browser, origin, rounds, say, print }: BenchContext, path: string): Promise<void> {
  const plainSource = upstream(origin, withoutScripts);
  const sites = await Promise.all([upstream(origin), plainSource, plainSource].map((source) => serve(source)));
  const addresses = sites.map((site) => site.origin + path);
  const [ours = [], plain = [], again = []] = await viewInTurns(browser, addresses, { rounds }, say);
  await Promise.all(sites.map((site) => site.close()));
  print(`${path}: 150 ms, 1.6 Mbit/s, processor / 4; ${rounds * VIEWS} views of each in turns`);
  for (const key of ['lcp', 'fcp'] as const) {
    const [ratio, noise] = [ours, again].map((views) => shown(paintRatio(views, plain, key), 3));
    print(
      `  ${key.toUpperCase()} beside the same page without scripts   ${ratio}   (that page beside itself ${noise})`,
    );
  }
  const lcp = (views: Seen[][]) => median(views.flat().map((view) => view.lcp)).toFixed(0);
  const sorted = ours.flat().sort((a, b) => a.lcp - b.lcp);
  const { lcpElement, lcpAnimations } = sorted[Math.floor(sorted.length / 2)] ?? {};
  const cls = Math.max(...sorted.map((view) => view.cls)).toFixed(4);
  print(
    `  LCP ${lcp(ours)} ms and ${lcp(plain)} ms; element ${lcpElement}, animated in by ${lcpAnimations}; CLS ${cls}`,
  );
}
