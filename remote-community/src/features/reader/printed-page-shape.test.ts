import { pageRatio, panelRatio, rowsOf } from './printed-page-shape';

const panel = (width: number, height: number) => ({ width, height });

describe('a printed page', () => {
  it('has two panels a row, and one in the last where one is left', () => {
    expect(rowsOf([1, 2, 3])).toEqual([[1, 2], [3]]);
  });

  it('is as high as its rows, each as high as its panels side by side', () => {
    const drawn = [
      panel(600, 440),
      panel(386, 440),
      panel(386, 480),
      panel(600, 480),
      panel(440, 460),
      panel(546, 460),
    ];
    expect(pageRatio(drawn)).toBeCloseTo(1028 / (440 + 480 + 460 + 4 * 14), 5);
  });

  it('does not depend on how large its pictures are served', () => {
    expect(pageRatio([panel(1200, 880), panel(772, 880)])).toBeCloseTo(
      pageRatio([panel(600, 440), panel(386, 440)]),
      5,
    );
    expect(panelRatio(panel(1200, 880))).toBe(panelRatio(panel(600, 440)));
  });
});
