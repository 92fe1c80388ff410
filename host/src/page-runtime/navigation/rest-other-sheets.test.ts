import { restOtherSheets } from './rest-other-sheets';

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
  restOtherSheets(release, 'work');
  expect([list?.media, work?.media]).toEqual(['not all', '']);
  restOtherSheets(release, 'list');
  expect([list?.media, work?.media]).toEqual(['', 'not all']);
});

it('sheets that several chunks share, or that came late and are of no page, are kept', () => {
  const kept = ['20012.a.css', '20013.a.css', 'dialog.a.css'].map((file) => arrived(release.key, file));
  restOtherSheets(release, 'work');
  expect(kept.map(({ media }) => media)).toEqual(['', '', '']);
});
