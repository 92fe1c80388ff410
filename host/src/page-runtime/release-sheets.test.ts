import type { PageData } from '@shared/contract/release';
import { keepOnlySheetsOf } from './release-sheets';

const release = {
  key: 'remote-community@2',
  complete: true,
  reference: { name: 'remote-community', version: '2', entry: '', files: '', filesIntegrity: '' },
  files: {
    schema: 1 as const,
    entry: 'entry.js',
    entryGlobal: '',
    chunkGlobal: '',
    pages: {},
    integrity: {},
  },
};
const page = { remote: null } as unknown as PageData;

function arrived(key: string, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link.dataset, { release: key, href: `/assets/remote-community/${file}` });
  document.head.append(link);
  return link;
}

afterEach(() => {
  document.head.replaceChildren();
});

it('sheets of another generation are taken away, and those of other remotes are not touched', () => {
  const former = arrived('remote-community@1', 'work.a.css');
  const other = arrived('remote-download@1', 'list.a.css');
  keepOnlySheetsOf(release, page);
  expect([former.isConnected, other.isConnected, other.media]).toEqual([false, true, '']);
});
