import CollectionsIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import { deskComicList, deskComicSave } from '@shared/contract/endpoints';
import { Create, FunctionField, NumberField, SearchInput, TextField } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { DeskEdit } from '../../layout/desk-edit';
import { DeskGrid } from '../../layout/desk-grid';
import { TimeField } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';
import { ComicForm, comicLabels } from './comic-form';
import { ChaptersLink } from './chapters-link';

function Comics() {
  return (
    <DeskList
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={[<SearchInput key="k" source="keyword" alwaysOn />]}
    >
      <DeskGrid>
        <TextField source="title" />
        <TextField source="author" />
        <FunctionField label="给访客看的" render={shownOf} />
        <NumberField source="chapterCount" sortable={false} />
        <TimeField source="updatedAt" />
        <ChaptersLink label="各话" />
      </DeskGrid>
    </DeskList>
  );
}

function shownOf({ shownCount }: { shownCount?: number }): string {
  return shownCount ? `${shownCount} 话` : '还没有';
}

function ComicEdit() {
  return (
    <DeskEdit labels={comicLabels} actions={false}>
      <ComicForm />
    </DeskEdit>
  );
}

function ComicCreate() {
  return (
    <Create redirect="list">
      <ComicForm />
    </Create>
  );
}

/** Comics, whose chapters are a list of their own. */
export const comics: DeskResource = {
  ...{ name: 'comics', label: '漫画', roles: ['editor'], icon: CollectionsIcon },
  calls: { list: deskComicList, save: deskComicSave },
  ...{ list: Comics, edit: ComicEdit, create: ComicCreate },
  represent: ({ title }) => `《${String(title)}》`,
};
