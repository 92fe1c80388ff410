import { translationProblem } from '@shared/contract/release/site-routes';
import { packageRoutesSchema } from '@shared/contract/release/schemas';
import { addressesOf } from '../compose/site-addresses';
import { languagesAt } from './languages';

const english = (pattern: string, translates: string) => ({ pattern, page: 'page', lang: 'en' as const, translates });
const routes = [
  { pattern: '/', page: 'page' },
  { pattern: '/alone', page: 'page' },
  { pattern: '/items/:id', page: 'page' },
  english('/en', '/'),
];

describe('a page and its translation', () => {
  it('name each other, and the one in Chinese for everybody else', () => {
    const both = [
      { lang: 'zh-CN', path: '/' },
      { lang: 'en', path: '/en/' },
      { lang: 'x-default', path: '/' },
    ];
    expect(languagesAt(routes, '/')).toEqual(both);
    expect(languagesAt(routes, '/en/')).toEqual(both);
    expect(languagesAt(routes, '/alone/')).toEqual([]);
    expect(languagesAt(routes, '/items/7/')).toEqual([]);
  });

  it.each([
    ['no route leads to', english('/en/x', '/x'), 'where its package has no page in Chinese'],
    ['is a translation itself', english('/en/x', '/en'), 'where its package has no page in Chinese'],
    ['has parameters', english('/en/items/:id', '/items/:id'), 'only addresses without parameters can be a pair'],
    ['is translated already', english('/english', '/'), 'and so does another route in the same language'],
  ])('are refused where what is translated %s', (_what, route, sentence) => {
    const remote = { name: 'remote-a', version: '1.0.0', pages: { page: noFiles }, routes: [...routes, route] };
    expect(() => addressesOf([remote])).toThrow(sentence);
  });

  it('say their language, one that the site has', () => {
    expect(translationProblem([...routes, { pattern: '/e', page: 'page', translates: '/alone' }])).toBe(
      'The route /e translates /alone, and does not say into which language',
    );
    const { error } = packageRoutesSchema.safeParse({ routes: [{ pattern: '/fr', page: 'page', lang: 'fr' }] });
    expect(error?.issues[0]?.message).toBe('is no language of the site: “en”, or none for Chinese');
  });
});

const noFiles = { scripts: [], styles: [], staticScripts: [], staticStyles: [] };
