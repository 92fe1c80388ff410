import type { PageData } from '@shared/contract/release';
import { keepOnlySheetsOf } from './release-sheets';
import { arrived, releaseWith } from './testing/sheets';

const release = releaseWith({});
const page = { remote: null } as unknown as PageData;

afterEach(() => {
  document.head.replaceChildren();
});

it('sheets of another generation are taken away, and those of other remotes are not touched', () => {
  const former = arrived('remote-community@1', 'work.a.css');
  const other = arrived('remote-download@1', 'list.a.css');
  keepOnlySheetsOf(release, page);
  expect([former.isConnected, other.isConnected, other.media]).toEqual([false, true, '']);
});
