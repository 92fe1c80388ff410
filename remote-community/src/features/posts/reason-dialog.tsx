import { moderationFields } from '@shared/contract/fields';
import { Actions, Button, Dialog, Form } from '@shared/ui';
import { SendProblem } from '../form/send-problem';
import { TypedField } from '../form/typed-field';
import { useDraftForm } from '../form/use-draft-form';
import { useSubmit } from '../form/use-submit';

const empty = { reason: '' };

interface ReasonDialogProps {
  /** Names what is typed on this device: a reload loses nothing. */
  draft: string;
  title: string;
  note?: string;
  doing: string;
  /** Words about a reason that is left out. */
  missing: string;
  act: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why. */
export default function ReasonDialog({ draft, title, note, doing, missing, act, onDone, onClose }: ReasonDialogProps) {
  const { form, clear } = useDraftForm(draft, empty);
  const { busy, error, onSubmit } = useSubmit(
    form,
    async ({ reason }) => {
      await act(reason);
      return true;
    },
    () => {
      clear();
      onClose();
      onDone();
    },
  );
  return (
    <Dialog title={title} note={note} onClose={onClose}>
      <Form onSubmit={onSubmit}>
        <TypedField
          form={form}
          name="reason"
          limits={moderationFields.reason}
          label="原因"
          rows={3}
          missing={missing}
        />
        <SendProblem error={error}>没有成功：{error?.message}。写的原因还在，可以再试。</SendProblem>
        <Actions>
          <Button variant="solid" type="submit" disabled={busy}>
            {busy ? '正在提交…' : doing}
          </Button>
          <Button onClick={onClose}>算了</Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
