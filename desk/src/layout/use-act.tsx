import { type Route, userBlock } from '@shared/contract/endpoints';
import { type ReactNode, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { deskCall, sentenceOf } from '../data/data-provider';
import { BlockDialog, type BlockDialogProps } from './block-dialog';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';
import { UNDO_TIME } from './theme';
import { UndoNote } from './undo-note';

/** Sentence once it is done, by what the call gave where that differs; and the call that takes it back where there is one. */
type Done = string | ((data: unknown) => string) | { text: string; undo: readonly [route: Route, input: object] };

/** A dialog that asks before something is done, and closes once it is. */
type Question = (Omit<ReasonDialogProps, 'onClose'> & { blocks?: undefined }) | Omit<BlockDialogProps, 'onClose'>;

interface Blockable {
  id: number;
  name: string;
  /** An instant; null where they may write. */
  blockedUntil: string | null;
}

/** Makes calls that change something, one at a time: says that it is done, or why not, and reads again what is in sight. */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const act = async (route: Route, input: object, done: Done): Promise<boolean> => {
    setBusy(true);
    try {
      const data = await deskCall(route, input);
      if (typeof done === 'string') notify(done, { type: 'success' });
      else if (typeof done === 'function') notify(done(data), { type: 'success' });
      else {
        const { text, undo } = done;
        notify(<UndoNote undo={() => deskCall(...undo)}>{text}</UndoNote>, { autoHideDuration: UNDO_TIME });
      }
      return true;
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
      return false;
    } finally {
      refresh();
      setBusy(false);
    }
  };
  const ask = (asked: Question) => setQuestion(asked);
  /** Asks until when and why somebody may not write, or why again. */
  const askBlock = ({ id: userId, name, blockedUntil }: Blockable) => {
    if (blockedUntil === null)
      ask({
        blocks: name,
        onConfirm: (until, reason) => act(userBlock, { userId, until, reason }, '已禁止发言'),
      });
    else
      ask({
        title: `允许${name}发言`,
        confirm: '允许发言',
        onConfirm: (reason) => act(userBlock, { userId, until: null, reason }, '已允许发言'),
      });
  };
  const onClose = () => setQuestion(null);
  const dialog: ReactNode =
    question &&
    (question.blocks !== undefined ? (
      <BlockDialog {...question} onClose={onClose} />
    ) : (
      <ReasonDialog {...question} onClose={onClose} />
    ));
  return { act, busy, ask, askBlock, dialog };
}
