import type { Browser } from 'playwright-core';
import { copyData, release, startSite } from '@shared/testing/site';
import { type WorkspaceClone, cloneWorkspace } from '@shared/testing/workspace-clone';
import { table, writeSection } from './report';
import { type PlayedCell, nameOf, runMatrix } from './run-matrix';
import { type LadderStep, steps } from './ladder-steps';
import { prepareStage } from './stage';
import { onBuiltSite } from './start-built-site';

/** Takes away each step of the ladder in turn, in a checkout of its own; true where cells fail without each of them. */
export async function playSteps(): Promise<boolean> {
  const rows: string[][] = [];
  let good = true;
  await onBuiltSite(async (browser, { dataDir }) => {
    for (const [number, step] of steps.entries()) {
      const team = await cloneWorkspace();
      const played = await playWithout(step, { browser, team, dataDir, version: `9.9.${number}` });
      await team.remove();
      const failed = played.filter(({ problems }) => problems.length > 0);
      good &&= failed.length > 0;
      console.log(`without ${step.name}: ${failed.length} of ${played.length} cells fail`);
      rows.push(...played.map(({ cell, problems }) => [step.name, nameOf(cell), problems.join(', ') || 'none']));
    }
  });
  await writeSection('Without a step', 'npm run faults -- steps', [
    'Each step is taken out of the source, the host is built and released, and the cells that the step serves are played.',
    '',
    ...table(['without', 'cell', 'problems'], rows),
  ]);
  return good;
}

interface Workshop {
  browser: Browser;
  team: WorkspaceClone;
  dataDir: string;
  version: string;
}

async function playWithout(step: LadderStep, { browser, team, dataDir, version }: Workshop): Promise<PlayedCell[]> {
  for (const { file, from, to } of step.edits) await team.edit(file, from, to);
  const data = await copyData(dataDir);
  for (const command of [
    ['publish', 'host', '--version', version],
    ['promote', `host@${version}`],
  ]) {
    const { code, stderr } = await release(command, data.dataDir, team.folder);
    if (code !== 0) throw new Error(`${command.join(' ')}: ${stderr}`);
  }
  const site = await startSite({ dataDir: data.dataDir });
  const { stage, remove } = await prepareStage(browser, { origin: site.origin, dataDir: data.dataDir });
  const played = await runMatrix(stage, step.cells);
  await remove();
  await site.stop();
  await data.remove();
  return played;
}
