import { color } from '../art/comic/palette';
import { stories } from './stories';
import type { StoryPanel } from './story';

type Point = readonly [x: number, y: number];

/** Where the yellow threads of a panel begin and end. */
function threadEnds(panel: StoryPanel): readonly Point[] {
  const drawn = panel.draw(panel).join('');
  const paths = drawn.matchAll(
    new RegExp(`<path d="([^"]+)" fill="none" stroke="${color.weft}" stroke-width="5"`, 'g'),
  );
  return [...paths].flatMap(([, d = '']) =>
    d
      .split('M')
      .slice(1)
      .flatMap((part) => {
        const numbers = [...part.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
        return [numbers.slice(0, 2), numbers.slice(-2)].map(([x = NaN, y = NaN]) => [x, y] as const);
      }),
  );
}

const heightsAt = (panel: StoryPanel, edge: number) =>
  threadEnds(panel)
    .filter(([x]) => x === edge)
    .map(([, y]) => y);

const rows = stories.flatMap((story) =>
  story.chapters.flatMap(({ title, panels }) =>
    [0, 2, 4].map((at) => [`${story.title} · ${title}`, at / 2 + 1, panels[at], panels[at + 1]] as const),
  ),
);

it.each(rows)(
  '%s: in row %d a thread that leaves a panel goes on beside it at the same height',
  (_, __, left, right) => {
    if (!left || !right) throw new Error('A page is three rows of two panels');
    expect(heightsAt(left, left.width)).toEqual(heightsAt(right, 0));
  },
);

it('draws a thread in every chapter', () => {
  for (const { chapters } of stories) {
    for (const { panels } of chapters) expect(panels.flatMap(threadEnds)).not.toHaveLength(0);
  }
});
