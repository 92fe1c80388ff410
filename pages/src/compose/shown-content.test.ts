import type { ContentSchema } from '@shared/contract/content';
import { shownContent } from './shown-content';

const text = { type: 'string' } as const;
const schema: ContentSchema = {
  type: 'array',
  items: { type: 'object', properties: { type: text, id: text, story: { ...text, own: true } } },
};

it.each([
  [{ type: 'home', id: 'desk' }, ['the desk']],
  [{ type: 'home', id: 'home' }, ['at home']],
  [{ slug: 'desk' }, ['the desk']],
  [{}, []],
])('what a page at %j carries is the story of its own member alone', (params, stories) => {
  const members = [
    { type: 'home', id: 'desk', story: 'the desk' },
    { type: 'home', id: 'home', story: 'at home' },
  ];
  const shown = shownContent(schema, members, params) as { story?: string }[];
  expect(shown.flatMap(({ story }) => story ?? [])).toEqual(stories);
});
