import { Button, Chip, Stack } from '@mui/material';
import { type BuildState, type DeskBuild, deskBuildSave } from '@shared/contract/endpoints';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { valueWords, wordOf } from '../../i18n/value-words';

/** Whether a build is offered, and the button that changes it; confirmed, since visitors see it at once. */
export function BuildStateBar() {
  const build = useRecordContext<DeskBuild>();
  const [asked, setAsked] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  if (!build) return null;
  const { id, version, state, clientVersion } = build;
  const to: BuildState = state === 'published' ? 'withdrawn' : 'published';
  const label = to === 'published' ? '发布' : '收回';
  const take = async () => {
    setAsked(false);
    try {
      await deskCall(deskBuildSave, { id, version, state: to });
      notify(to === 'published' ? '已发布' : '已收回', { type: 'success' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : '操作没有完成', { type: 'error' });
    }
  };
  return (
    <Stack direction="row" spacing={1} sx={{ p: 2, pb: 0, alignItems: 'center' }}>
      <Chip label={wordOf(valueWords.builds.state, state)} />
      <Button
        variant={to === 'published' ? 'contained' : 'outlined'}
        onClick={() => {
          setAsked(true);
        }}
      >
        {label}
      </Button>
      <Confirm
        isOpen={asked}
        title={label}
        content={
          to === 'published'
            ? `发布后下载页马上提供 ${clientVersion}。确定吗？`
            : `收回后下载页不再提供 ${clientVersion}，已经给出的链接也会失效。确定吗？`
        }
        onConfirm={() => void take()}
        onClose={() => {
          setAsked(false);
        }}
      />
    </Stack>
  );
}
