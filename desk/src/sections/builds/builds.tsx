import InstallDesktopIcon from '@mui/icons-material/InstallDesktopOutlined';
import { deskBuildList, deskBuildSave } from '@shared/contract/endpoints';
import {
  BooleanField,
  Create,
  FunctionField,
  SelectField,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  required,
} from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { choicesOf, valueWords, wordOf } from '../../i18n/value-words';
import { DeskEdit } from '../../layout/desk-edit';
import { DeskGrid } from '../../layout/desk-grid';
import { TimeField } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';
import { SaveBar } from '../../layout/save-bar';
import { BuildFileInput } from './build-file-input';
import { BuildStateBar } from './build-state-bar';
import { LinesInput, withoutEmptyLines } from './lines-input';

const processors = ['x64', 'x86', 'arm64'].map((id) => ({ id, name: id }));

function Builds() {
  return (
    <DeskList
      sort={{ field: 'releasedAt', order: 'DESC' }}
      filters={[
        <SelectInput key="o" source="os" choices={choicesOf(valueWords.builds.os)} alwaysOn />,
        <SelectInput key="a" source="arch" choices={processors} alwaysOn />,
        <SelectInput key="s" source="state" choices={choicesOf(valueWords.builds.state)} alwaysOn />,
      ]}
    >
      <DeskGrid>
        <SelectField source="os" choices={choicesOf(valueWords.builds.os)} />
        <TextField source="arch" sortable={false} />
        <TextField source="clientVersion" />
        <SelectField source="state" choices={choicesOf(valueWords.builds.state)} />
        <TimeField source="releasedAt" day />
        <FunctionField label="大小" render={sizeOf} />
        <BooleanField source="sample" sortable={false} />
      </DeskGrid>
    </DeskList>
  );
}

const MB = 1024 * 1024;
const sizeOf = ({ size = 0 }: { size?: number }) => `${(size / MB).toFixed(1)} MB`;

const versionLike = (value: string | undefined) =>
  value && !/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value) ? '版本号形如 5.2.0' : undefined;

const labels = { notes: '更新说明，一行一条', requirements: '最低要求，一行一条' };

function BuildEdit() {
  return (
    <DeskEdit labels={labels} redirect={false} actions={false} transform={withoutEmptyLines}>
      <BuildStateBar />
      <SimpleForm toolbar={<SaveBar />}>
        <TextInput source="fileName" readOnly />
        <TextInput source="sha256" readOnly />
        <LinesInput source="notes" label={labels.notes} />
        <LinesInput source="requirements" label={labels.requirements} />
      </SimpleForm>
    </DeskEdit>
  );
}

function BuildCreate() {
  return (
    <Create redirect="edit" transform={withoutEmptyLines}>
      <SimpleForm toolbar={<SaveBar />}>
        <BuildFileInput />
        <SelectInput source="os" choices={choicesOf(valueWords.builds.os)} validate={required()} />
        <SelectInput source="arch" choices={processors} validate={required()} />
        <TextInput source="clientVersion" validate={[required(), versionLike]} />
        <LinesInput source="notes" label={labels.notes} />
        <LinesInput source="requirements" label={labels.requirements} />
      </SimpleForm>
    </Create>
  );
}

/** Builds of the client. */
export const builds: DeskResource = {
  ...{ name: 'builds', label: '客户端安装包', roles: ['operator'], icon: InstallDesktopIcon },
  calls: { list: deskBuildList, save: deskBuildSave },
  ...{ list: Builds, edit: BuildEdit, create: BuildCreate },
  represent: ({ clientVersion, os, arch }) =>
    `${String(clientVersion)}（${wordOf(valueWords.builds.os, os)} ${String(arch)}）`,
};
