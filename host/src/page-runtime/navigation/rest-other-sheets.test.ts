import { restOtherSheets } from './rest-other-sheets';
import { arrived, releaseWith } from '../testing/sheets';

const pageFiles = (styles: string[]) => ({ scripts: [], styles, staticScripts: [], staticStyles: [] });
const release = releaseWith({
  list: pageFiles(['20012.a.css', 'list.a.css']),
  work: pageFiles(['20013.a.css', 'work.a.css']),
});
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
