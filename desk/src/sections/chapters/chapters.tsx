import AutoStoriesIcon from '@mui/icons-material/AutoStoriesOutlined';
import { deskChapter, deskChapterList, deskChapterSave } from '@shared/contract/endpoints';
import {
  Create,
  NumberField,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectField,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  maxLength,
  required,
} from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { DeskGrid } from '../../layout/desk-grid';
import { TimeField } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';
import { ChapterEdit } from './chapter-edit';

function Chapters() {
  return (
    <DeskList
      sort={{ field: 'publishAt', order: 'DESC' }}
      carries={['comicId']}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <ReferenceInput key="c" source="comicId" reference="comics" alwaysOn>
          <SelectInput label="漫画" optionText="title" />
        </ReferenceInput>,
        <SelectInput key="s" source="state" choices={choicesOf(valueWords.chapters.state)} alwaysOn />,
      ]}
    >
      <DeskGrid none="这里还没有一话。点“新建”加一话，再把图传上去。">
        <TextField source="comicTitle" sortable={false} />
        <NumberField source="no" />
        <TextField source="title" />
        <SelectField source="state" choices={choicesOf(valueWords.chapters.state)} />
        <TimeField source="publishAt" />
        <NumberField source="panelCount" sortable={false} />
        <NumberField source="likeCount" sortable={false} />
      </DeskGrid>
    </DeskList>
  );
}

function ChapterCreate() {
  return (
    <Create redirect="edit">
      <SimpleForm>
        <ReferenceInput source="comicId" reference="comics" perPage={500}>
          <SelectInput label="漫画" optionText="title" validate={required()} />
        </ReferenceInput>
        <TextInput source="title" validate={[required(), maxLength(60)]} />
        <NumberInput source="no" helperText="不填就接在最后一话后面。图片保存以后再传" min={1} />
      </SimpleForm>
    </Create>
  );
}

/** Chapters in every state. */
export const chapters: DeskResource = {
  ...{ name: 'chapters', label: '漫画各话', roles: ['editor'], icon: AutoStoriesIcon },
  calls: { list: deskChapterList, one: deskChapter, save: deskChapterSave },
  ...{ list: Chapters, edit: ChapterEdit, create: ChapterCreate },
  represent: ({ no, title }) => `第 ${String(no)} 话 ${String(title)}`,
};
