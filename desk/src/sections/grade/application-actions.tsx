import { Button, Stack } from '@mui/material';
import {
  type DataOf,
  type DeskApplication,
  applicationAssign,
  applicationReview,
  certificateRevoke,
} from '@shared/contract/endpoints';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';
import { decided } from './decided';

/** Actions of a reviewer on an application; each decision is asked once more, since the applicant is told at once. */
export function ApplicationActions({ row }: { row: DeskApplication }) {
  const { act, busy } = useAct();
  const { identity } = useGetIdentity();
  const [asking, setAsking] = useState<'grant' | 'refuse' | 'revoke' | null>(null);
  const { id: applicationId, status, certificateNo, assignee, applicant } = row;
  const open = status === 'submitted' && applicant.id !== identity?.id;
  const mine = assignee !== null && assignee.id === identity?.id;
  const close = () => {
    setAsking(null);
  };
  const ask = (what: 'grant' | 'refuse') => () => {
    if (open) setAsking(what);
  };
  const assign = () => {
    if (status !== 'submitted') return;
    const undo = [applicationAssign, { applicationId, toMe: mine }] as const;
    void act(applicationAssign, { applicationId, toMe: !mine }, { text: mine ? '已放回' : '已领取', undo });
  };
  useKeys({ g: ask('grant'), x: ask('refuse'), m: assign });
  const decide = (decision: 'granted' | 'rejected', reason: string) =>
    act(applicationReview, { applicationId, decision, ...(reason !== '' && { reason }) }, (data) =>
      decided(data as DataOf<typeof applicationReview>),
    );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {status === 'submitted' && (
        <>
          <Button variant="contained" disabled={busy || !open} onClick={ask('grant')}>
            通过（G）
          </Button>
          <Button variant="outlined" disabled={busy || !open} onClick={ask('refuse')}>
            不通过（X）
          </Button>
          <Button disabled={busy} onClick={assign}>
            {mine ? '放回（M）' : '我来评（M）'}
          </Button>
        </>
      )}
      {status === 'granted' && (
        <Button
          disabled={busy}
          onClick={() => {
            setAsking('revoke');
          }}
        >
          吊销证书
        </Button>
      )}
      {asking === 'grant' && (
        <ReasonDialog
          {...{ title: '通过这份申请', confirm: '通过', needsReason: false, onClose: close }}
          onConfirm={(reason) => decide('granted', reason)}
        >
          评定完成后会发出证书，并通知申请人。
        </ReasonDialog>
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          {...{ title: '不通过这份申请', confirm: '不通过', onClose: close }}
          onConfirm={(reason) => decide('rejected', reason)}
        >
          申请人会看到原因，可以重新申请。
        </ReasonDialog>
      )}
      {asking === 'revoke' && (
        <ReasonDialog
          {...{ title: `吊销证书 ${certificateNo ?? ''}`, confirm: '吊销', onClose: close }}
          onConfirm={(reason) => act(certificateRevoke, { certificateNo, reason }, '证书已吊销')}
        >
          查验时会显示已吊销；持有人会看到原因，可以重新申请。
        </ReasonDialog>
      )}
    </Stack>
  );
}
