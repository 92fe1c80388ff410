import InstallDesktopIcon from '@mui/icons-material/InstallDesktopOutlined';
import { deskBuildList, deskBuildSave } from '@shared/contract/endpoints';
import { valueWords } from '../../i18n/value-words';
import { day } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { BuildFileInput } from './build-file-input';
import { BuildStateBar } from './build-state-bar';

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
