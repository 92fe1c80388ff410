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
import { DeskGrid } from '../../layout/desk-grid';
import { TimeField } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';
import { ChapterEdit } from './chapter-edit';
import { stateChoices } from '../../layout/state-words';

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
        <SelectInput key="s" source="state" label="状态" choices={stateChoices} alwaysOn />,
      ]}
    >
      <DeskGrid none="这里还没有各话。点“新建”加一话，再把图传上去。">
        <TextField source="comicTitle" label="漫画" sortable={false} />
        <NumberField source="no" label="第几话" />
        <TextField source="title" label="标题" />
        <SelectField source="state" label="状态" choices={stateChoices} />
        <TimeField source="publishAt" label="发布时间" />
        <NumberField source="panelCount" label="格数" sortable={false} />
        <NumberField source="likeCount" label="赞" sortable={false} />
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
        <TextInput source="title" label="标题" validate={[required(), maxLength(60)]} />
        <NumberInput source="no" label="第几话" helperText="不填就接在最后一话后面。图片保存以后再传" min={1} />
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
