import ListIcon from '@mui/icons-material/FormatListBulleted';
import { deskChoiceList, deskChoiceRemove, deskChoiceSave } from '@shared/contract/endpoints';
import { deskFields } from '@shared/contract/fields';
import {
  Create,
  DeleteWithConfirmButton,
  FormDataConsumer,
  NumberField,
  NumberInput,
  SearchInput,
  SelectField,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  TopToolbar,
  maxLength,
  required,
} from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { DeskEdit } from '../../layout/desk-edit';
import { DeskGrid } from '../../layout/desk-grid';
import { TimeField, TimeInput } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';
import { SaveBar } from '../../layout/save-bar';

const lists = choicesOf(valueWords.choices.sceneCode);

const labels = {
  ...pickLabels('choices', 'label', 'description', 'position'),
  opensAt: '开始（北京时间）',
  closesAt: '结束（北京时间）',
};

const asCode = (text: string | undefined) =>
  text !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(text) ? '只能用小写字母、数字和短横' : undefined;

function Choices() {
  return (
    <DeskList
      sort={{ field: 'position', order: 'ASC' }}
      carries={['sceneCode']}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <SelectInput key="l" source="sceneCode" choices={lists} alwaysOn />,
      ]}
    >
      <DeskGrid>
        <SelectField source="sceneCode" choices={lists} sortable={false} />
        <TextField source="label" />
        <TextField source="value" sortable={false} />
        <NumberField source="position" />
        <TimeField source="opensAt" sortable={false} />
        <TimeField source="closesAt" sortable={false} />
      </DeskGrid>
    </DeskList>
  );
}

function Fields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <SelectInput source="sceneCode" choices={lists} validate={required()} readOnly={!isNew} />
      <TextInput
        source="value"
        label="编号"
        helperText="小写字母、数字和短横，例如 2027；建好以后不能改"
        validate={[required(), asCode]}
        readOnly={!isNew}
      />
      <TextInput source="label" label={labels.label} validate={[required(), maxLength(deskFields.label.max)]} />
      <TextInput
        source="description"
        label={labels.description}
        fullWidth
        multiline
        parse={(text: string | null) => text ?? ''}
        validate={maxLength(deskFields.description.max)}
      />
      <NumberInput source="position" label={labels.position} helperText="数字小的在前" min={0} max={1000} />
      <FormDataConsumer>
        {({ formData }) =>
          (formData as { sceneCode?: string }).sceneCode === 'work-season' && (
            <>
              <TimeInput source="opensAt" label={labels.opensAt} helperText="从这时起收作品、可以投票；不填就是现在" />
              <TimeInput source="closesAt" label={labels.closesAt} helperText="到这时不再收作品和票；不填就是不结束" />
            </>
          )
        }
      </FormDataConsumer>
    </>
  );
}

function ChoiceEdit() {
  return (
    <DeskEdit
      labels={labels}
      actions={
        <TopToolbar>
          <DeleteWithConfirmButton confirmContent="还有内容用着的不能删除。" />
        </TopToolbar>
      }
    >
      <SimpleForm toolbar={<SaveBar />}>
        <Fields isNew={false} />
      </SimpleForm>
    </DeskEdit>
  );
}

function ChoiceCreate() {
  return (
    <Create redirect="list">
      <SimpleForm defaultValues={{ position: 0 }}>
        <Fields isNew />
      </SimpleForm>
    </Create>
  );
}

/** The short lists that visitors choose from, the seasons of the awards among them. */
export const choices: DeskResource = {
  ...{ name: 'choices', label: '话题与赛季', roles: ['editor'], icon: ListIcon },
  calls: { list: deskChoiceList, save: deskChoiceSave, remove: deskChoiceRemove },
  ...{ list: Choices, edit: ChoiceEdit, create: ChoiceCreate },
  represent: ({ label }) => String(label),
};
