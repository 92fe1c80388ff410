import InstallDesktopIcon from '@mui/icons-material/InstallDesktopOutlined';
import { deskBuildList, deskBuildSave, type DeskBuild } from '@shared/contract/endpoints';
import { valueWords } from '../../i18n/value-words';
import { day } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { BuildFileInput } from './build-file-input';
import { Button, Chip, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useAct } from '../../layout/use-act';

const processors = ['x64', 'x86', 'arm64'].map((id) => ({ id, name: id }));
const MB = 1024 * 1024;

const versionLike = (value: string | undefined) =>
  value && !/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value) ? '版本号形如 5.2.0' : undefined;

/** Builds of the client. */
export const builds = describe({
  name: 'builds',
  label: '客户端安装包',
  roles: ['operator'],
  icon: InstallDesktopIcon,
  calls: { list: deskBuildList, save: deskBuildSave },
  represent: ({ clientVersion, os, arch }) => `${clientVersion}（${valueWords.builds.os[os]} ${arch}）`,
  list: {
    sort: ['releasedAt', 'DESC'],
    sorts: ['os', 'clientVersion', 'state', 'releasedAt'],
    filters: ['os', { source: 'arch', choices: processors }, 'state'],
    columns: [
      'os',
      'arch',
      'clientVersion',
      'state',
      day('releasedAt'),
      { label: '大小', says: ({ size }) => `${(size / MB).toFixed(1)} MB` },
      { source: 'sample', as: 'boolean' },
    ],
  },
  form: {
    stays: true,
    above: <BuildStateBar />,
    fields: [
      { source: 'fileId', only: 'create', input: <BuildFileInput /> },
      { source: 'os', required: true, only: 'create' },
      { source: 'arch', as: 'choice', choices: processors, required: true, only: 'create' },
      { source: 'clientVersion', required: true, validate: versionLike, only: 'create' },
      { source: 'fileName', only: 'edit', fixed: true },
      { source: 'sha256', only: 'edit', fixed: true },
      { source: 'notes', label: '更新说明，一行一条', as: 'lines', rows: 3 },
      { source: 'requirements', label: '最低要求，一行一条', as: 'lines', rows: 3 },
    ],
  },
});

/** Whether a build is offered, and the button that changes it; confirmed, since visitors see it at once. */
function BuildStateBar() {
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
