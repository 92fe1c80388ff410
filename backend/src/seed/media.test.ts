import sharp from 'sharp';
import { readMedia } from './media';
import stories from './stories.json';

const drawn = stories.flatMap(({ cover, chapters }, story) => [
  [`comic-${story + 1}.svg`, cover] as const,
  ...chapters.flatMap(({ panels }, chapter) =>
    panels.map((panel, at) => [`comic-${story + 1}-${chapter + 1}-${at + 1}.svg`, panel] as const),
  ),
]);

it.each(drawn)('%s has the size that readers are told', async (name, { width, height }) => {
  expect(await sharp((await readMedia(name)) ?? undefined).metadata()).toMatchObject({ format: 'svg', width, height });
});

it('has a cover for each of 24 works', async () => {
  for (let work = 1; work <= 24; work += 1) expect(await readMedia(`work-${work}.svg`)).not.toBeNull();
});

it('gives each visitor one of the drawn pictures', async () => {
  expect(await readMedia('avatar-517.svg')).toEqual(await readMedia('avatar-1.svg'));
});

it.each(['comic-9.svg', 'comic-1-2.svg', 'avatar-1-1-1.svg', 'work-99.svg', '../package.json', '.svg', ''])(
  'has no picture %p',
  async (name) => {
    expect(await readMedia(name)).toBeNull();
  },
);
