import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import { deskHelpSectionList, deskHelpSectionRemove, deskHelpSectionSave } from '@shared/contract/endpoints';
import { helpFields } from '@shared/contract/fields';
import {
  Create,
  Datagrid,
  DeleteWithConfirmButton,
  NumberField,
  NumberInput,
  SearchInput,
  SimpleForm,
  TextField,
  TextInput,
  TopToolbar,
  maxLength,
  required,
} from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { DeskEdit } from '../../layout/desk-edit';
import { DeskList } from '../../layout/desk-list';
import { SaveBar } from '../../layout/save-bar';
import { asSlug } from './help-words';

const labels = pickLabels('help-sections', 'name', 'position');

function HelpSections() {
  return (
    <DeskList sort={{ field: 'position', order: 'ASC' }} filters={[<SearchInput key="k" source="keyword" alwaysOn />]}>
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <TextField source="name" />
        <TextField source="slug" sortable={false} />
        <NumberField source="position" />
        <NumberField source="articleCount" sortable={false} />
      </Datagrid>
    </DeskList>
  );
}

function Fields() {
  return (
    <>
      <TextInput source="name" label={labels.name} validate={[required(), maxLength(helpFields.section.max)]} />
      <NumberInput source="position" label={labels.position} helperText="数字小的在前" min={0} max={1000} />
    </>
  );
}

function HelpSectionEdit() {
  return (
    <DeskEdit
      labels={labels}
      actions={
        <TopToolbar>
          <DeleteWithConfirmButton confirmContent="有文章的分类不能删除。" />
        </TopToolbar>
      }
    >
      <SimpleForm toolbar={<SaveBar />}>
        <Fields />
      </SimpleForm>
    </DeskEdit>
  );
}

function HelpSectionCreate() {
  return (
    <Create redirect="list">
      <SimpleForm defaultValues={{ position: 0 }}>
        <TextInput
          source="slug"
          label="编号"
          helperText="小写字母、数字和短横；建好以后不能改"
          validate={[required(), asSlug]}
        />
        <Fields />
      </SimpleForm>
    </Create>
  );
}

/** Sections by which the articles of the help centre are sorted. */
export const helpSections: DeskResource = {
  ...{ name: 'help-sections', label: '帮助的分类', roles: ['editor'], icon: CategoryIcon },
  calls: { list: deskHelpSectionList, save: deskHelpSectionSave, remove: deskHelpSectionRemove },
  ...{ list: HelpSections, edit: HelpSectionEdit, create: HelpSectionCreate },
  represent: ({ name }) => String(name),
};
