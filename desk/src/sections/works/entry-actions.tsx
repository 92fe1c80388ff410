import { Button, Stack, Typography } from '@mui/material';
import { type DeskEntry, deskEntryDecide } from '@shared/contract/endpoints';
import { useGetIdentity } from 'react-admin';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';

/** Publishing and returning; each is asked once more, since the author is told at once. */
export function EntryActions({ row }: { row: DeskEntry }) {
  const { act, busy, ask, dialog } = useAct();
  const { identity } = useGetIdentity();
  const { id, version, state, author, mended } = row;
  const own = author.id === identity?.id;
  const open = state === 'submitted' && !own;
  const decide = (decision: object, done: string) =>
    act(deskEntryDecide, { id, version, ...decision }, `${done}，作者会收到通知`);
  const publish = () => {
    if (!open) return;
    ask({
      title: '发布这件作品',
      confirm: '发布',
      needsReason: false,
      children: `${mended ? '会盖掉作者提交之后大家看到的那一版里的改动。' : ''}大家马上看得到，可以投票。`,
      onConfirm: () => decide({ decision: 'published', ...(mended && { mendedVersion: mended.version }) }, '已发布'),
    });
  };
  const giveBack = () => {
    if (!open) return;
    ask({
      title: '退回这件作品',
      confirm: '退回',
      children: '作者会看到原因，赛季结束前改好可以再提交。',
      onConfirm: (reason) => decide({ decision: 'returned', reason }, '已退回'),
    });
  };
  useKeys({ g: publish, x: giveBack });
  if (state !== 'submitted') return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" disabled={busy || !open} onClick={publish}>
        发布（G）
      </Button>
      <Button variant="outlined" disabled={busy || !open} onClick={giveBack}>
        退回（X）
      </Button>
      {own && <Typography variant="body2">自己的作品要由别人来看。</Typography>}
      {dialog}
    </Stack>
  );
}
