import AwardIcon from '@mui/icons-material/EmojiEvents';
import { deskWorkList, deskWorkSave } from '@shared/contract/endpoints';
import { deskFields } from '@shared/contract/fields';
import {
  BooleanInput,
  Create,
  FunctionField,
  NullableBooleanInput,
  NumberField,
  SearchInput,
  SimpleForm,
  TextField,
  TextInput,
  maxLength,
  required,
} from 'react-admin';
import type { DeskResource, DeskRow } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { DeskEdit } from '../../layout/desk-edit';
import { DeskGrid } from '../../layout/desk-grid';
import { TimeField } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';
import { SaveBar } from '../../layout/save-bar';
import { KeptField, KeptFilter, KeptInput } from './kept';

const labels = {
  title: '标题',
  ...pickLabels('works', 'summary', 'author', 'season', 'category', 'content', 'steps', 'award'),
  withdrawn: '撤下，访客看不到',
};

/** Paragraphs or steps as lines of a field; what is empty is left out when it is sent, so that Enter can be typed. */
const lines = {
  format: (value: readonly string[] | undefined) => value?.join('\n') ?? '',
  parse: (text: string) => text.split('\n'),
};

function withoutEmptyLines({ content, steps, ...rest }: { content?: string[]; steps?: string[] }) {
  const filled = (all: string[] = []) => all.map((line) => line.trim()).filter(Boolean);
  return { ...rest, content: filled(content), steps: filled(steps) };
}

function Works() {
  return (
    <DeskList
      sort={{ field: 'submittedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <KeptFilter key="s" list="work-season" source="season" alwaysOn />,
        <KeptFilter key="c" list="work-category" source="category" alwaysOn />,
        <NullableBooleanInput
          key="w"
          source="withdrawn"
          label="给访客看的"
          trueLabel="已撤下"
          falseLabel="在网站上"
          nullLabel="都看"
          alwaysOn
        />,
      ]}
    >
      <DeskGrid>
        <TextField source="title" />
        <TextField source="author" sortable={false} />
        <KeptField list="work-season" source="season" sortable={false} />
        <KeptField list="work-category" source="category" sortable={false} />
        <TextField source="award" sortable={false} />
        <NumberField source="likeCount" />
        <TimeField source="submittedAt" day />
        <FunctionField
          label="给访客看的"
          render={({ withdrawn }: DeskRow) => (withdrawn === true ? '已撤下' : '在网站上')}
        />
      </DeskGrid>
    </DeskList>
  );
}

function Fields() {
  return (
    <>
      <TextInput
        source="title"
        label={labels.title}
        fullWidth
        validate={[required(), maxLength(deskFields.title.max)]}
      />
      <TextInput
        source="summary"
        label={labels.summary}
        fullWidth
        multiline
        validate={[required(), maxLength(deskFields.description.max)]}
      />
      <TextInput source="author" label={labels.author} validate={[required(), maxLength(deskFields.label.max)]} />
      <KeptInput list="work-season" source="season" isRequired />
      <KeptInput list="work-category" source="category" isRequired />
      <TextInput
        source="content"
        label={labels.content}
        helperText="一行一段"
        fullWidth
        multiline
        minRows={4}
        {...lines}
        validate={required()}
      />
      <TextInput
        source="steps"
        label={labels.steps}
        helperText="一行一步，最多 12 步；作品的画由它们画成"
        fullWidth
        multiline
        minRows={3}
        {...lines}
        validate={required()}
      />
      <TextInput
        source="award"
        label={labels.award}
        helperText="例如 一等奖；没有就空着"
        parse={(text: string | null) => text ?? ''}
        validate={maxLength(deskFields.label.max)}
      />
    </>
  );
}

function WorkEdit() {
  return (
    <DeskEdit labels={labels} transform={withoutEmptyLines}>
      <SimpleForm toolbar={<SaveBar />}>
        <Fields />
        <BooleanInput source="withdrawn" label={labels.withdrawn} />
      </SimpleForm>
    </DeskEdit>
  );
}

function WorkCreate() {
  return (
    <Create redirect="list" transform={withoutEmptyLines}>
      <SimpleForm>
        <Fields />
      </SimpleForm>
    </Create>
  );
}

/** Works of the awards. */
export const works: DeskResource = {
  ...{ name: 'works', label: '大赛作品', roles: ['editor'], icon: AwardIcon },
  calls: { list: deskWorkList, save: deskWorkSave },
  ...{ list: Works, edit: WorkEdit, create: WorkCreate },
  represent: ({ title }) => String(title),
};
