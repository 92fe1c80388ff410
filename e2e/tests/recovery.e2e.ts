import {
  type Cell,
  type Fault,
  type TargetName,
  faults,
  nameOf,
  prepareStage,
  remoteCases,
  runMatrix,
  targetNames,
} from 'checks/faults';
import { launchBrowser } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

jest.setTimeout(360_000);

/** A part of the matrix that meets every target, every fault, every remote and both ways of coming. */
function representative(): Cell[] {
  const cells: Cell[] = [];
  targetNames.forEach((target: TargetName, column) => {
    faults.forEach((fault: Fault, row) => {
      const remoteCase = remoteCases[(row + column) % remoteCases.length];
      const arrival =
        target === 'nested chunk' || target === 'stylesheet' || (row + column) % 2 === 0 ? 'navigation' : 'first page';
      if (remoteCase && (row + column) % 2 === 0) cells.push({ remoteCase, target, fault, arrival });
    });
  });
  for (const target of ['entry', 'page chunk'] as const) {
    for (const fault of ['fails once', 'always 404', 'hangs once'] as const) {
      for (const remoteCase of remoteCases.slice(0, 2))
        cells.push({ remoteCase, target, fault, arrival: 'first page' });
    }
  }
  const [marketing, community, download] = remoteCases;
  const gone = 'older release gone';
  const broken = 'current release broken';
  if (marketing && community && download) {
    cells.push(
      { remoteCase: community, target: 'page chunk', fault: gone, arrival: 'first page' },
      { remoteCase: download, target: 'page chunk', fault: gone, arrival: 'navigation' },
      { remoteCase: marketing, target: 'nested chunk', fault: gone, arrival: 'navigation' },
      { remoteCase: download, target: 'entry', fault: broken, arrival: 'first page' },
    );
  }
  return cells;
}

describe('the recovery matrix', () => {
  it('shows content, styled and unaided, in every cell of its representative part', async () => {
    const browser = await launchBrowser();
    const { stage, remove } = await prepareStage(browser, sharedSite());
    const played = await runMatrix(stage, representative());
    await remove();
    await browser.close();
    expect(
      played
        .filter(({ problems }) => problems.length > 0)
        .map(({ cell, problems }) => `${nameOf(cell)}: ${problems.join(', ')}`),
    ).toEqual([]);
    expect(played.filter(({ outcome }) => outcome.hits > 0).length).toBeGreaterThan(25);
  });
});
