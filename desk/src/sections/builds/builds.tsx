import InstallDesktopIcon from '@mui/icons-material/InstallDesktopOutlined';
import { deskBuildList, deskBuildSave, type DeskBuild, type DeskFile } from '@shared/contract/endpoints';
import { valueWords } from '../../i18n/value-words';
import { day } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { Button, Chip, Stack, Alert, Box, FormHelperText } from '@mui/material';
import { useRecordContext, TextInput } from 'react-admin';
import { useAct } from '../../layout/use-act';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileButton } from '../../files/file-button';
import { OneUploadLine, useOneUpload } from '../../files/one-upload';

const processors = ['x64', 'x86', 'arm64'].map((id) => ({ id, name: id }));
const MB = 1024 * 1024;

const versionLike = (value: string | undefined) =>
  value && !/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value) ? '版本号形如 5.2.0' : undefined;

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

const SHA256 = /^[0-9a-f]{64}$/i;

/** The file of a build, held against the SHA-256 that whoever made it says. */
function BuildFileInput() {
  const { setValue, getFieldState, formState } = useFormContext();
  const expected = ((useWatch({ name: 'expectedSha256' }) as string | null | undefined) ?? '').trim();
  const [file, setFile] = useState<DeskFile | null>(null);
  const upload = useOneUpload('client-build', (done) => {
    setFile(done);
    setValue('fileId', done.id, { shouldDirty: true });
  });
  const fits = SHA256.test(expected);
  const { error } = getFieldState('fileId', formState);
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <TextInput
        source="expectedSha256"
        label="安装包的 SHA-256"
        helperText="先填它才能上传：由打包的同事给出，64 位；传完后服务器会核对，对不上就不收"
        validate={(text: string | undefined) =>
          text && SHA256.test(text.trim()) ? undefined : 'SHA-256 是 64 位十六进制数'
        }
      />
      <Box>
        <FileButton
          label={file ? '换一个安装包' : '上传安装包'}
          accept=".exe,.msi,.dmg,.pkg,.deb"
          disabled={!fits}
          onFiles={([chosen]) => {
            if (chosen) upload.start(chosen, expected.toLowerCase());
          }}
        />
      </Box>
      <OneUploadLine upload={upload} />
      {file ? <Alert severity="success">{`${file.name} 已传完，SHA-256 核对无误`}</Alert> : null}
      {error ? <FormHelperText error>请先把安装包传完，或按提示改名</FormHelperText> : null}
    </Stack>
  );
}
