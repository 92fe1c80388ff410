import { largestPaints } from '../bench-lighthouse';
import type { BenchPart } from '../report';
import { median } from '../statistics';
import { tell } from './data-document';
import { told } from './figure';

const RUNS = 3;
/** What the others are held against, first. */
const HOME = '/';
/** A phone that opens the first is led on to the second, which costs it one page more. */
const paths = [
  '/comics/',
  '/mobile/comics/',
  '/community/homePage/',
  '/rpa_awards/',
  '/open_day/',
  '/client-download/',
];

/** Lighthouse's LCP of pages with public data beside that of the home page. */
export const dataPaint: BenchPart = async (context) => {
  const found = await largestPaints(context.origin, { paths: [HOME, ...paths], runs: RUNS }, context.say);
  const of = (path: string) => median(found.get(path) ?? []);
  const lines = [
    `LCP as Lighthouse has it on its slow phone, ${RUNS} runs of each in turns, medians; the home page's is ${of(HOME).toFixed(0)} ms.`,
    '',
    ...paths.map((path) =>
      told({
        what: `\`${path}\` beside it (${of(path).toFixed(0)} ms)`,
        value: of(path) / of(HOME),
        most: 1.05,
        unit: '',
        digits: 3,
      }),
    ),
    `- all runs, ms: ${[...found].map(([path, times]) => `\`${path}\` ${times.map((time) => time.toFixed(0)).join(', ')}`).join('; ')}`,
  ];
  await tell(context, { title: 'LCP by Lighthouse', part: 'data-paint', lines });
};
