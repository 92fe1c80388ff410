import { Button, Stack, Typography } from '@mui/material';
import { type DeskEntry, deskEntryDecide } from '@shared/contract/endpoints';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';

/** Publishing and returning; each is asked once more, since the author is told at once. */
export function EntryActions({ row }: { row: DeskEntry }) {
  const { act, busy } = useAct();
  const { identity } = useGetIdentity();
  const [asking, setAsking] = useState<'publish' | 'return' | null>(null);
  const { id, version, state, author, mended } = row;
  const own = author.id === identity?.id;
  const open = state === 'submitted' && !own;
  const close = () => {
    setAsking(null);
  };
  const ask = (what: 'publish' | 'return') => () => {
    if (open) setAsking(what);
  };
  useKeys({ g: ask('publish'), x: ask('return') });
  if (state !== 'submitted') return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" disabled={busy || !open} onClick={ask('publish')}>
        发布（G）
      </Button>
      <Button variant="outlined" disabled={busy || !open} onClick={ask('return')}>
        退回（X）
      </Button>
      {own && <Typography variant="body2">自己的作品要由别人来看。</Typography>}
      {asking === 'publish' && (
        <ReasonDialog
          {...{ title: '发布这件作品', confirm: '发布', needsReason: false, onClose: close }}
          onConfirm={() =>
            act(
              deskEntryDecide,
              { id, version, decision: 'published', ...(mended && { mendedVersion: mended.version }) },
              '已发布，作者会收到通知',
            )
          }
        >
          {mended && '会盖掉作者提交之后大家看到的那一版里的改动。'}大家马上看得到，可以投票。
        </ReasonDialog>
      )}
      {asking === 'return' && (
        <ReasonDialog
          {...{ title: '退回这件作品', confirm: '退回', onClose: close }}
          onConfirm={(reason) =>
            act(deskEntryDecide, { id, version, decision: 'returned', reason }, '已退回，作者会收到通知')
          }
        >
          作者会看到原因，赛季结束前改好可以再提交。
        </ReasonDialog>
      )}
    </Stack>
  );
}
