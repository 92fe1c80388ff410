import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentSchema, contentMistakes, schemaOf } from '@shared/contract/content';

describe('what the host ships', () => {
  const folder = __dirname;
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const redirects = (read('redirects.schema.json') as { properties: { redirects: ContentSchema } }).properties
    .redirects;
  const mistakes = (...leads: [from: string, to: string][]) =>
    contentMistakes(
      redirects,
      leads.map(([from, to]) => ({ from, to })),
    ).map(({ field, message }) => `${field} ${message}`);

  it.each(['/a/../b/', '//other.example/', '/a//b/', 'https://other.example/', 'javascript:alert(1)', '', '/a?b', '/'])(
    'refuses a redirect from %j at its field',
    (from) => {
      expect(mistakes([from, '/new/'])[0]).toMatch(/^0\.from /);
    },
  );

  it.each([
    'javascript:alert(1)',
    '//other.example/',
    '/../x/',
    'http://other.example/',
    'https://a:b@other.example/',
    '',
  ])('refuses one to %j', (to) => {
    expect(mistakes(['/old/', to])[0]).toMatch(/^0\.to /);
  });

  it('refuses circles and an address that is named twice', () => {
    expect(mistakes(['/a/', '/b/'], ['/c', 'https://other.example/x'])).toEqual([]);
    expect(mistakes(['/a/', '/a'])).toEqual(['0.from 绕了一圈又回到这里']);
    expect(mistakes(['/a/', '/b/?x=1'], ['/b', '/a/#top'])).toHaveLength(2);
    expect(mistakes(['/a/', '/b/'], ['/a', '/c/'])).toEqual(['1.from 这个旧地址已经有一项']);
  });

  it('takes addresses of other sites in `site` alone', () => {
    const navigation = schemaOf(read('navigation.json'));
    const value = read('navigation.json') as { contact: unknown };
    const changed = { ...value, contact: { name: 'x', link: 'https://other.example/' } };
    expect(contentMistakes(navigation, changed)).toMatchObject([{ field: 'contact.link' }]);
  });
});
