import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import * as calls from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskCall } from '../../data/data-provider';
import { chinaTime } from '../../layout/china-clock';
import { SmallTable } from '../../layout/small-table';
import { useAct } from '../../layout/use-act';
import { nameOf } from '../figures/figures';

type Figures = calls.DataOf<typeof calls.deskExperimentDetail>;

/** States in which somebody still has to decide. */
export const runs: readonly calls.DeskPublication['state'][] = ['experiment', 'ended'];

const percent = (part: number, digits = 1) => `${(part * 100).toFixed(digits)}%`;
const signed = (part: number) => `${part > 0 ? '+' : ''}${percent(part)}`;
const rate = (some: number, all: number) => (all === 0 ? String(some) : `${some}（${percent(some / all)}）`);

/** When its figures say something. */
function Reading({ state, endsAt }: { state: calls.DeskPublication['state']; endsAt: string }) {
  if (state === 'ended') return <Alert severity="success">到结束时间了，没有访客再看到它：现在可以决定。</Alert>;
  if (!runs.includes(state)) return <Alert severity="info">已经决定了，下面是到那时为止的数字。</Alert>;
  return (
    <Alert severity="warning">
      还早：{chinaTime(endsAt)} 结束。区间是给结束那一刻的，中间每看一次就更容易被偶然骗到，不要因为一时的高低提前决定。
    </Alert>
  );
}

function Numbers({ figures: { visitors, views, steps, pages } }: { figures: Figures }) {
  const { stood, tried } = visitors;
  const counts = (key: string, of: { stood: number; tried: number }) => ({ key, cells: [key, of.stood, of.tried, ''] });
  const heads = ['', '看原来的', '看实验的', '差别，95% 的区间'];
  return (
    <>
      <SmallTable
        {...{ named: true, heads, numbersFrom: 1, label: '两组访客' }}
        rows={[
          counts('访客，每人每天算一次', visitors),
          counts('浏览', views),
          ...steps
            .filter((step) => step.stood + step.tried > 0)
            .map((step) => ({
              key: step.step,
              cells: [
                nameOf({ kind: 'step', name: step.step }),
                rate(step.stood, stood),
                rate(step.tried, tried),
                step.difference &&
                  `${signed(step.difference.by)}，${signed(step.difference.low)} 到 ${signed(step.difference.high)}`,
              ],
            })),
        ]}
      />
      <SmallTable
        {...{ named: true, heads: ['页面的访客', '看原来的', '看实验的'], numbersFrom: 1, label: '页面' }}
        rows={pages.map((page) => ({ key: page.path, cells: [page.path, page.stood, page.tried] }))}
      />
    </>
  );
}

/** What visitors did who see an experiment beside those who do not; here it is given to more of them, to all, or ended. */
export function Experiment({ id }: Pick<calls.DeskPublication, 'id'>) {
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [share, setShare] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['experiment', id],
    queryFn: () => deskCall(calls.deskExperimentDetail, { id }),
    enabled: isOpen,
    gcTime: 0,
  });
  const { state, experiment } = data?.publication ?? {};
  const raise = async () => {
    if (await act(calls.deskExperimentRaise, { id, share: Number(share) }, '已提高，数字从现在重新开始')) setShare('');
    await refetch();
  };
  const decide = async (route: typeof calls.deskExperimentKeep | typeof calls.deskPublicationUndo, done: string) => {
    if (await act(route, { id }, done)) setOpen(false);
    else await refetch();
  };
  return (
    <>
      <Button size="small" aria-label={`看第 ${id} 次发布的实验`} onClick={() => setOpen(true)}>
        看实验
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="md" fullWidth aria-labelledby={`experiment-${id}`}>
        <DialogTitle id={`experiment-${id}`}>第 {id} 次发布的实验</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {error && <Alert severity="error">{error.message}</Alert>}
            {state && experiment && <Reading state={state} endsAt={experiment.endsAt} />}
            {experiment && <p>{`${experiment.share}% 的访客看实验。数字从比例是 ${experiment.share}% 起算。`}</p>}
            {data && <Numbers figures={data} />}
            {state === 'experiment' && experiment && (
              <Stack direction="row" spacing={1}>
                <TextField
                  type="number"
                  size="small"
                  label="提高到（%）"
                  value={share}
                  onChange={({ target }) => setShare(target.value)}
                  slotProps={{ htmlInput: { min: experiment.share + 1, max: 99, step: 1 } }}
                />
                <Button
                  sx={{ flexShrink: 0 }}
                  disabled={busy || Number(share) <= experiment.share}
                  onClick={() => void raise()}
                >
                  提高比例
                </Button>
              </Stack>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          {state && runs.includes(state) && (
            <>
              <Button disabled={busy} onClick={() => void decide(calls.deskPublicationUndo, '已用回原来的，草稿还在')}>
                用回原来的
              </Button>
              <Button disabled={busy} onClick={() => void decide(calls.deskExperimentKeep, '已对所有人发布')}>
                对所有人发布
              </Button>
            </>
          )}
          <Button onClick={() => setOpen(false)}>关闭</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
