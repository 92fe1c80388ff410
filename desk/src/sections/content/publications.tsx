import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { type DeskPublication, deskPublicationList, deskPublicationUndo } from '@shared/contract/endpoints';
import { choice, time } from '../../resource/columns';
import { useAct } from '../../layout/use-act';
import { describe } from '../../resource/describe';

interface UndoPublicationProps extends Pick<DeskPublication, 'id'> {
  /** Whether it waits for its time. */
  isScheduled?: boolean;
  onDone?: () => void;
}

/** Takes a publication back, once that is confirmed. */
export function UndoPublication({ id, isScheduled = false, onDone }: UndoPublicationProps) {
  const { act, busy, ask, dialog } = useAct();
  const undo = () =>
    ask({
      title: '撤回这次发布',
      confirm: '撤回',
      needsReason: false,
      children: isScheduled ? '到时间也不会发布了。' : '其中每一项都变回这次发布以前的样子，访客马上看得到。',
      onConfirm: async () => {
        const done = await act(deskPublicationUndo, { id }, '已撤回');
        if (done) onDone?.();
        return done;
      },
    });
  return (
    <>
      <Button size="small" disabled={busy} aria-label={`撤回第 ${id} 次发布`} onClick={undo}>
        撤回
      </Button>
      {dialog}
    </>
  );
}

/** What was published together, when and by whom. */
export const publications = describe({
  name: 'publications',
  label: '发布记录',
  roles: ['marketer'],
  icon: HistoryIcon,
  calls: { list: deskPublicationList },
  list: {
    sort: ['at', 'DESC'],
    sorts: ['at'],
    filters: ['state'],
    opens: false,
    none: '还没有发布过。',
    columns: [
      choice('state'),
      time('at'),
      { label: '谁', says: ({ by }) => by.name },
      { label: '内容', says: ({ entries }) => entries.map(({ title }) => title).join('、') },
      'note',
      {
        label: '操作',
        says: ({ id, state, undoable }) => undoable && <UndoPublication id={id} isScheduled={state === 'scheduled'} />,
      },
    ],
  },
});
