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

it('sheets of other pages rest while a page is shown, and wake with theirs', () => {
  const [list, work] = ['list.a.css', 'work.a.css'].map((file) => arrived(release.key, file));
  keepOnlySheetsOf(release, 'work', page);
  expect([list?.media, work?.media]).toEqual(['not all', '']);
  keepOnlySheetsOf(release, 'list', page);
  expect([list?.media, work?.media]).toEqual(['', 'not all']);
});

it('sheets that several chunks share, or that came late and are of no page, are kept', () => {
  const kept = ['20012.a.css', '20013.a.css', 'dialog.a.css'].map((file) => arrived(release.key, file));
  keepOnlySheetsOf(release, 'work', page);
  expect(kept.map(({ media }) => media)).toEqual(['', '', '']);
});

it('sheets of another generation are taken away, and those of other remotes are not touched', () => {
  const former = arrived('remote-community@1', 'work.a.css');
  const other = arrived('remote-download@1', 'list.a.css');
  keepOnlySheetsOf(release, 'work', page);
  expect([former.isConnected, other.isConnected, other.media]).toEqual([false, true, '']);
});
