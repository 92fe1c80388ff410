import { useForm } from 'react-hook-form';
import { moderationFields } from '@shared/contract/fields';
import { Actions, Button, Form } from '@shared/ui';
import { TypedField } from '../form/typed-field';

interface RefusalFormProps {
  busy: boolean;
  onRefuse: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why an application is refused: the applicant reads it. */
export function RefusalForm({ busy, onRefuse, onCancel }: RefusalFormProps) {
  const fields = useForm({ defaultValues: { reason: '' } });
  return (
    <Form
      onSubmit={(event) =>
        void fields.handleSubmit(({ reason }) => {
          onRefuse(reason);
        })(event)
      }
    >
      <TypedField
        form={fields}
        name="reason"
        limits={moderationFields.reason}
        label="没有通过的原因"
        hint="申请人会看到"
        rows={2}
        missing="写上没有通过的原因。"
      />
      <Actions>
        <Button small variant="solid" type="submit" disabled={busy}>
          不通过
        </Button>
        <Button small disabled={busy} onClick={onCancel}>
          取消
        </Button>
      </Actions>
    </Form>
  );
}
