import { personHead } from './head';

const person = { id: 4, name: '陈可', avatarUrl: '/api/a', official: false };
const at = '2026-11-01T00:00:00.000Z';

test('a member who shows something is found, one who shows nothing yet is not', () => {
  const shown = personHead({ person, joinedAt: at, questions: [{ id: 6, title: '怎样跳过一行', at }] });
  expect([shown.title, shown.noIndex]).toEqual(['陈可', false]);
  expect(personHead({ person, joinedAt: at, questions: [] }).noIndex).toBe(true);
  expect(personHead(undefined).noIndex).toBe(true);
});
