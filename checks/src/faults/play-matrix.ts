import type { Bundler } from '@shared/kit/testing';
import { isTransient } from './fault';
import { table, writeSection } from './report';
import { type PlayedCell, allCells, nameOf, runMatrix } from './run-matrix';
import { FOREIGN, prepareForeignStage, prepareStage } from './stage';
import { onBuiltSite } from './start-built-site';
import { remoteCases } from './targets';

/** A file that is there again brings its page to life within this, in ms, in the median. */
const RECOVERED = 3000;

/** Plays every cell, or one remote's, which a bundler of another team's may have built; true where all are as they must be. */
export async function playMatrix({ only, bundler }: { only?: string; bundler?: Bundler } = {}): Promise<boolean> {
  const wanted = bundler ? FOREIGN : only;
  const cases = remoteCases.filter(({ remote }) => wanted === undefined || remote === wanted);
  const played = await onBuiltSite(async (browser, site) => {
    const { stage, remove } = await (bundler
      ? prepareForeignStage(browser, site, bundler)
      : prepareStage(browser, site));
    const all = await runMatrix(stage, allCells(cases), {
      onCell: ({ cell, outcome, problems }) => {
        const end = problems.length > 0 ? ` — ${problems.join(', ')}` : '';
        console.log(
          `${problems.length === 0 ? 'ok  ' : 'BAD '} ${nameOf(cell)}: ${outcome.time} ms${outcome.live ? ', alive' : ''}${end}`,
        );
      },
    });
    await remove();
    return all;
  });
  const bad = played.filter(({ problems }) => problems.length > 0);
  const summary = summarise(played);
  console.log([...summary.sentences, `${played.length - bad.length} passed, ${bad.length} failed`].join('\n'));
  if (wanted === undefined)
    await writeSection('The matrix', 'npm run faults', [...summary.sentences, '', ...rows(played)]);
  return bad.length === 0 && summary.quick;
}

function summarise(played: readonly PlayedCell[]): { sentences: string[]; quick: boolean } {
  const untouched = played.filter(({ outcome }) => outcome.hits === 0).length;
  const back = played.filter(({ cell, outcome }) => isTransient(cell.fault) && outcome.hits > 0 && outcome.live);
  const all = median(back.map(({ outcome }) => outcome.recovered));
  const each = [...new Set(back.map(({ cell }) => cell.fault))].map(
    (fault) =>
      `${fault} ${median(back.filter(({ cell }) => cell.fault === fault).map(({ outcome }) => outcome.recovered))}`,
  );
  return {
    quick: all <= RECOVERED,
    sentences: [
      `${played.length} cells, ${played.filter(({ problems }) => problems.length === 0).length} passed; in ${untouched} of them the page never asks for such a file (a first page carries its styles and static parts).`,
      `Where a file is there again, its page is alive after ${all} ms (median of ${back.length} cells; ${each.join(', ')}).`,
      '"ms" is the time to the page\'s own content, styled, with nothing done by the visitor.',
    ],
  };
}

function rows(played: readonly PlayedCell[]): string[] {
  const cells = played
    .filter(({ outcome }) => outcome.hits > 0)
    .map(({ cell, outcome, problems }) => [
      cell.remoteCase.remote,
      cell.arrival,
      cell.target,
      cell.fault,
      outcome.time,
      outcome.live ? 'yes' : 'no',
      outcome.loads,
      problems.join(', ') || 'none',
    ])
    .sort((a, b) => (a.slice(0, 4).join() < b.slice(0, 4).join() ? -1 : 1));
  return table(['remote', 'arrival', 'file', 'fault', 'ms', 'alive', 'page loads', 'problems'], cells);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
