import { Button, Chip, Stack } from '@mui/material';
import { type DeskBuild, deskBuildSave } from '@shared/contract/endpoints';
import { useRecordContext } from 'react-admin';
import { valueWords } from '../../i18n/value-words';
import { useAct } from '../../layout/use-act';

/** Whether a build is offered, and the button that changes it; confirmed, since visitors see it at once. */
export function BuildStateBar() {
  const build = useRecordContext<DeskBuild>();
  const { act, busy, ask, dialog } = useAct();
  if (!build) return null;
  const { id, version, state, clientVersion } = build;
  const step =
    state === 'published'
      ? {
          to: 'withdrawn',
          label: '收回',
          done: '已收回',
          children: `收回后下载页不再提供 ${clientVersion}，已经给出的链接也会失效。确定吗？`,
        }
      : {
          to: 'published',
          label: '发布',
          done: '已发布',
          children: `发布后下载页马上提供 ${clientVersion}。确定吗？`,
        };
  const { to, label, done, children } = step;
  return (
    <Stack direction="row" spacing={1} sx={{ p: 2, pb: 0, alignItems: 'center' }}>
      <Chip label={valueWords.builds.state[state]} />
      <Button
        variant={to === 'published' ? 'contained' : 'outlined'}
        disabled={busy}
        onClick={() => {
          const onConfirm = () => act(deskBuildSave, { id, version, state: to }, done);
          ask({ title: label, confirm: '确定', children, needsReason: false, onConfirm });
        }}
      >
        {label}
      </Button>
      {dialog}
    </Stack>
  );
}
