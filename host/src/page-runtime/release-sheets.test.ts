import type { PageData } from '@shared/contract/release';
import { keepOnlySheetsOf } from './release-sheets';

const pageFiles = (styles: string[]) => ({ scripts: [], styles, staticScripts: [], staticStyles: [] });
const release = {
  key: 'remote-community@2',
  complete: true,
  reference: { name: 'remote-community', version: '2', entry: '', files: '', filesIntegrity: '' },
  files: {
    schema: 1 as const,
    entry: 'entry.js',
    entryGlobal: '',
    chunkGlobal: '',
    pages: { list: pageFiles(['20012.a.css', 'list.a.css']), work: pageFiles(['20013.a.css', 'work.a.css']) },
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

it('lets the sheets of other pages rest while a page is shown, and wakes them with theirs', () => {
  const [list, work] = ['list.a.css', 'work.a.css'].map((file) => arrived(release.key, file));
  keepOnlySheetsOf(release, 'work', page);
  expect([list?.media, work?.media]).toEqual(['not all', '']);
  keepOnlySheetsOf(release, 'list', page);
  expect([list?.media, work?.media]).toEqual(['', 'not all']);
});

it('keeps what several chunks share, and what came late and is of no page', () => {
  const kept = ['20012.a.css', '20013.a.css', 'dialog.a.css'].map((file) => arrived(release.key, file));
  keepOnlySheetsOf(release, 'work', page);
  expect(kept.map(({ media }) => media)).toEqual(['', '', '']);
});

it('takes away those of another generation, and touches those of other remotes not', () => {
  const former = arrived('remote-community@1', 'work.a.css');
  const other = arrived('remote-download@1', 'list.a.css');
  keepOnlySheetsOf(release, 'work', page);
  expect([former.isConnected, other.isConnected, other.media]).toEqual([false, true, '']);
});
