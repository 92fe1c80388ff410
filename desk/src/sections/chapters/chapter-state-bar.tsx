import { type DataOf, type DeskChapter, deskChapterPreview, deskChapterSave } from '@shared/contract/endpoints';
import { useRecordContext } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { StateBar } from '../../layout/state-bar';

/** The state of a chapter, and its preview. */
export function ChapterStateBar() {
  const chapter = useRecordContext<DeskChapter>();
  if (!chapter) return null;
  const address = async () => {
    const input = { chapterId: chapter.id };
    return ((await deskCall(deskChapterPreview, input)) as DataOf<typeof deskChapterPreview>).path;
  };
  return <StateBar row={chapter} save={deskChapterSave} noun="这一话" kept="赞和阅读记录" address={address} />;
}
