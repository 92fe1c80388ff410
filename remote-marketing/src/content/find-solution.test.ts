import { findSolution, solutionScenes } from './find-solution';
import { solutionsIn } from './solutions';

describe('the solutions that the release ships', () => {
  it.each(solutionsIn(undefined).map(({ id }) => id))('has facts and a picture for %s', (id) => {
    expect(findSolution(solutionsIn(undefined), id)?.steps).not.toHaveLength(0);
    expect(solutionScenes[id]).toBeDefined();
  });

  it('are shown with what was published, and not once they were taken out', () => {
    const [first] = solutionsIn(undefined);
    const published = solutionsIn({ solutions: [{ ...first, name: '另一个', lead: '新的' }] });
    expect(findSolution(published, first?.id ?? '')).toMatchObject({
      name: '另一个',
      lead: '新的',
      steps: expect.any(Array) as unknown[],
    });
    expect(findSolution([], first?.id ?? '')).toBeUndefined();
  });
});
