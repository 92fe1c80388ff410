import { Button, Stack } from '@mui/material';
import { type ContentRow, contentDecide } from '@shared/contract/endpoints';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';

type Decided = { decided: number; skipped: number };

const told = (data: unknown) => {
  const { decided, skipped } = data as Decided;
  return skipped === 0 ? `已处理 ${decided} 条` : `已处理 ${decided} 条；另外 ${skipped} 条同事先处理了`;
};

/** Whether a decision is waited for: it is held, or its author objects to a removal. */
export const waitsForDecision = ({ held, appeal }: ContentRow) => held || appeal !== null;

/** Lets texts through that are held, or removes them: one, or several at once. */
export function HeldActions({ rows, keys = false }: { rows: readonly ContentRow[]; keys?: boolean }) {
  const { act, busy, ask, dialog } = useAct();
  const ids = rows.map(({ id }) => id);
  const many = rows.length > 1 ? ` ${rows.length} 条` : '';
  const pass = () => void act(contentDecide, { ids }, told);
  const remove = () =>
    ask({
      title: `移除${many || '这条'}内容`,
      confirm: '移除',
      children: '别人看不到；作者看得到，也看得到原因，可以申诉一次。',
      onConfirm: (reason) => act(contentDecide, { ids, reason }, told),
    });
  useKeys(keys ? { c: pass, x: remove } : {});
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" disabled={busy || ids.length === 0} onClick={pass}>
        放行{many}
        {keys ? '（C）' : ''}
      </Button>
      <Button variant="outlined" disabled={busy || ids.length === 0} onClick={remove}>
        移除{many}
        {keys ? '（X）' : ''}
      </Button>
      {dialog}
    </Stack>
  );
}
