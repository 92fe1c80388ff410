import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { templateList, templateRemove, templateSave } from '@shared/contract/endpoints';
import { Create, SearchInput, SimpleForm, TextField, TextInput, required } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { DeskEdit } from '../../layout/desk-edit';
import { DeskGrid } from '../../layout/desk-grid';
import { TimeField } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';

const labels = pickLabels('templates', 'name', 'subject', 'body');

function Templates() {
  return (
    <DeskList sort={{ field: 'name', order: 'ASC' }} filters={[<SearchInput key="k" source="keyword" alwaysOn />]}>
      <DeskGrid>
        <TextField source="name" />
        <TextField source="subject" sortable={false} />
        <TimeField source="changedAt" />
      </DeskGrid>
    </DeskList>
  );
}

function TemplateForm() {
  return (
    <SimpleForm>
      <TextInput source="name" label={labels.name} validate={required()} slotProps={{ htmlInput: { maxLength: 40 } }} />
      <TextInput
        {...{ source: 'subject', label: labels.subject, fullWidth: true }}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextInput
        {...{ source: 'body', label: labels.body, multiline: true, minRows: 6, fullWidth: true }}
        validate={required()}
        helperText="{name} 会换成留言的人的姓名"
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
    </SimpleForm>
  );
}

function TemplateEdit() {
  return (
    <DeskEdit labels={labels}>
      <TemplateForm />
    </DeskEdit>
  );
}

function TemplateCreate() {
  return (
    <Create redirect="list">
      <TemplateForm />
    </Create>
  );
}

/** Texts that answers begin from. */
export const templates: DeskResource = {
  ...{ name: 'templates', label: '回复模板', roles: ['operator'], icon: DescriptionIcon },
  calls: { list: templateList, save: templateSave, remove: templateRemove },
  ...{ list: Templates, edit: TemplateEdit, create: TemplateCreate },
  represent: ({ name }) => String(name),
};
