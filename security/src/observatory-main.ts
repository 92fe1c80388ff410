import process from 'node:process';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import type { Graded, ToGrade } from './observatory';

/**
 * Grades pages by HTTP Observatory's own rules, in a process of its own, which takes the certificate of the site under
 * test for good from its start. Its `scan` knows no ports and no paths; so this adds up the results of its tests as `scan` does.
 */
const { httpPort, httpsPort, paths } = JSON.parse(process.argv[2] ?? '') as ToGrade;
for (const path of paths) console.log(JSON.stringify(await grade(path)));

async function grade(path: string): Promise<Graded> {
  const requests = await retrieve('localhost', { httpPort, httpsPort, path });
  if (!requests.responses.auto) throw new Error(`${path} does not answer`);
  const results = ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const lost = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 0);
  const gained = modifiers.filter((modifier) => modifier > 0).reduce((sum, modifier) => sum + modifier, 0);
  const base = 100 + lost;
  const { score, grade: letter } = getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? base + gained : base);
  const costs = results.flatMap(({ result }, index) => ((modifiers[index] ?? 0) < 0 ? [String(result)] : []));
  return { path, score, grade: letter, costs };
}
