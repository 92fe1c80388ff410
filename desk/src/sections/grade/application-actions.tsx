import { Button, Stack } from '@mui/material';
import * as calls from '@shared/contract/endpoints';
import { useGetIdentity } from 'react-admin';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';
import { decided } from './decided';

/** Actions of a reviewer on an application; each decision is asked once more, since the applicant is told at once. */
export function ApplicationActions({ row }: { row: calls.DeskApplication }) {
  const { act, busy, ask, dialog } = useAct();
  const { identity } = useGetIdentity();
  const { id: applicationId, status, certificateNo, assignee, applicant } = row;
  const open = status === 'submitted' && applicant.id !== identity?.id;
  const mine = assignee !== null && assignee.id === identity?.id;
  const assign = () => {
    if (status !== 'submitted') return;
    const undo = [calls.applicationAssign, { applicationId, toMe: mine }] as const;
    void act(calls.applicationAssign, { applicationId, toMe: !mine }, { text: mine ? '已放回' : '已领取', undo });
  };
  const decide = (decision: object) =>
    act(calls.applicationReview, { applicationId, ...decision }, (data) =>
      decided(data as calls.DataOf<typeof calls.applicationReview>),
    );
  const grant = () => {
    if (!open) return;
    ask({
      title: '通过这份申请',
      confirm: '通过',
      needsReason: false,
      children: '评定完成后会发出证书，并通知申请人。',
      onConfirm: () => decide({ decision: 'granted' }),
    });
  };
  const refuse = () => {
    if (!open) return;
    ask({
      title: '不通过这份申请',
      confirm: '不通过',
      children: '申请人会看到原因，可以重新申请。',
      onConfirm: (reason) => decide({ decision: 'rejected', reason }),
    });
  };
  useKeys({ g: grant, x: refuse, m: assign });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {status === 'submitted' && (
        <>
          <Button variant="contained" disabled={busy || !open} onClick={grant}>
            通过（G）
          </Button>
          <Button variant="outlined" disabled={busy || !open} onClick={refuse}>
            不通过（X）
          </Button>
          <Button disabled={busy} onClick={assign}>
            {mine ? '放回（M）' : '我来评（M）'}
          </Button>
        </>
      )}
      {status === 'granted' && certificateNo !== null && (
        <RevokeButton certificateNo={certificateNo} label="吊销证书" />
      )}
      {dialog}
    </Stack>
  );
}

interface RevokeButtonProps {
  certificateNo: string;
  label: string;
  /** Name, where the label alone does not say which certificate. */
  name?: string;
}

/** Ends a certificate, with the reason that its holder reads. */
export function RevokeButton({ certificateNo, label, name = label }: RevokeButtonProps) {
  const { act, busy, ask, dialog } = useAct();
  const revoke = () =>
    ask({
      title: `吊销证书 ${certificateNo}`,
      confirm: '吊销',
      children: '查验时会显示已吊销；持有人会看到原因，可以重新申请。',
      onConfirm: (reason) => act(calls.certificateRevoke, { certificateNo, reason }, '证书已吊销'),
    });
  return (
    <>
      <Button size="small" disabled={busy} aria-label={name} onClick={revoke}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
