import { isSitePage, sitePages } from '@shared/contract/config';
import { routes } from './routes';

it('addresses of pages in other packages are those of the route table', () => {
  expect([...sitePages].sort()).toEqual(routes.map(({ pattern }) => pattern).sort());
});

it.each(['/', '/qa', '/qa/', '/solution/retail/', '/case/detail/retail/3'])('%s is a page', (path) => {
  expect(isSitePage(path)).toBe(true);
});

it.each(['/nowhere/', '/case/detail/retail', '//', '/qa//', ''])('%s is no page', (path) => {
  expect(isSitePage(path)).toBe(false);
});
