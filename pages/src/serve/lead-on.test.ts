import type { PackageAddresses } from '@shared/contract/release';
import { leadAway, leadByQuery } from './lead-on';

const addresses: Record<string, PackageAddresses> = {
  'remote-a': {
    routes: [],
    redirects: [
      { from: '/list', parameter: 'item', to: '/items/:item' },
      { from: '/old/:id', to: '/items/:id' },
      { from: '/start', to: '/' },
      { from: '/page', to: '/index.html' },
    ],
    gone: [],
  },
  'remote-old': { routes: [], redirects: [], gone: ['/old', '/old/:kind/:id'] },
};

test('a value of the query leads to the address that names it, and takes the rest of the query along', () => {
  expect(leadByQuery(addresses, 'list', '/list/?item=7&from=mail')?.address).toBe('items/7/?from=mail');
  for (const search of ['', '?item=', '?item=../x', '?item=a%2Fb', '?other=7'])
    expect(leadByQuery(addresses, 'list', `/list/${search}`)).toBeNull();
  expect(leadByQuery(addresses, 'items/7', '/items/7/?item=7')).toBeNull();
});

test('an address without a page leads on, by its own values, or is gone', () => {
  expect(leadAway(addresses, 'old/7', '/old/7/?a=b')).toEqual({ name: 'items/7', address: 'items/7/?a=b' });
  expect(leadAway(addresses, 'start', '/start')).toEqual({ name: '', address: '' });
  expect(leadAway(addresses, 'page', '/page')).toEqual({ name: 'index.html', address: 'index.html' });
  expect(leadAway(addresses, 'old/案例', '/old/x')).toMatchObject({ address: 'items/%E6%A1%88%E4%BE%8B/' });
  expect(leadAway(addresses, 'old/\\evil.example', '/old/x')).toMatchObject({ address: 'items/%5Cevil.example/' });
  expect(leadAway(addresses, 'old', '/old/')).toBe('gone');
  expect(leadAway(addresses, 'old/news/3', '/old/news/3/')).toBe('gone');
  expect(leadAway(addresses, 'list', '/list/?item=7')).toBeNull();
  expect(leadAway(addresses, 'never', '/never/')).toBeNull();
});
