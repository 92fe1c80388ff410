import type { ChapterDetail } from '@shared/contract/endpoints';
import { Pages } from './pages';
import type { ReaderView } from './reader-view';
import { Strip } from './strip';
import type { Reading } from './use-reading';

interface PanelsProps {
  chapter: ChapterDetail;
  view: ReaderView;
  reading: Reading;
}

/** The panels: as printed pages, one by one, or a strip. */
export function Panels({ chapter, view, reading }: PanelsProps) {
  return view.mode === 'strip' ? (
    <Strip panels={chapter.panels} fit={view.fit} seen={reading.seen} />
  ) : (
    <Pages key={`${String(chapter.id)} ${view.mode}`} panels={chapter.panels} fit={view.fit} reading={reading} />
  );
}
