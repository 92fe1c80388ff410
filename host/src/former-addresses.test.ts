import { formerAddresses } from './former-addresses';
import { matchRoute } from './match-route';

it.each([...formerAddresses])(
  '$path?$parameter leads from a page to another that names it',
  ({ path, parameter, to }) => {
    expect(matchRoute(path)?.path).toBe(path);
    expect(to).toContain(`/:${parameter}/`);
    const target = matchRoute(to.replace(`:${parameter}`, '7'));
    expect(Object.values(target?.params ?? {})).toEqual(['7']);
  },
);
