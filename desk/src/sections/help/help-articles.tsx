import HelpIcon from '@mui/icons-material/HelpOutline';
import {
  type DataOf,
  type DeskHelpArticle,
  deskHelpArticle,
  deskHelpList,
  deskHelpPreview,
  deskHelpSave,
} from '@shared/contract/endpoints';
import { helpFields } from '@shared/contract/fields';
import {
  Create,
  ReferenceInput,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  WithRecord,
  maxLength,
  required,
} from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { deskCall } from '../../data/data-provider';
import { fieldLabels, pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { DeskEdit } from '../../layout/desk-edit';
import { DeskList } from '../../layout/desk-list';
import { SaveBar } from '../../layout/save-bar';
import { StateBar } from '../../layout/state-bar';
import { HelpOrder } from './help-order';
import { asSlug } from './help-words';

const labels = {
  sectionId: fieldLabels['help-articles'].sectionName,
  ...pickLabels('help-articles', 'title', 'summary', 'keywords', 'scene'),
  body: '正文',
};
const inOrder = { field: 'position', order: 'ASC' } as const;
/** All of them: an order is of all. */
const MOST = 500;

function HelpArticles() {
  return (
    <DeskList
      sort={inOrder}
      perPage={MOST}
      pagination={false}
      empty={false}
      carries={['sectionId']}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <ReferenceInput key="c" source="sectionId" reference="help-sections" sort={inOrder} alwaysOn>
          <SelectInput label={labels.sectionId} optionText="name" />
        </ReferenceInput>,
        <SelectInput key="s" source="state" choices={choicesOf(valueWords['help-articles'].state)} alwaysOn />,
      ]}
    >
      <HelpOrder />
    </DeskList>
  );
}

function Fields() {
  const { title, summary } = helpFields;
  return (
    <>
      <ReferenceInput source="sectionId" reference="help-sections" sort={inOrder}>
        <SelectInput label={labels.sectionId} optionText="name" validate={required()} />
      </ReferenceInput>
      <TextInput source="title" label={labels.title} validate={[required(), maxLength(title.max)]} />
      <TextInput source="summary" label={labels.summary} validate={[required(), maxLength(summary.max)]} />
    </>
  );
}

function HelpArticleCreate() {
  return (
    <Create redirect="edit">
      <SimpleForm>
        <Fields />
        <TextInput
          source="slug"
          label="地址"
          helperText="小写字母、数字和短横，例如 first-flow；建好以后不能改。正文保存以后再写"
          validate={[required(), asSlug]}
        />
      </SimpleForm>
    </Create>
  );
}

function HelpArticleEdit() {
  return (
    <DeskEdit labels={labels} redirect={false} actions={false}>
      {/* The row of the list comes first, without its body: a form of it would save none. */}
      <WithRecord<DeskHelpArticle>
        render={(article) => ((article.body as string | undefined) === undefined ? null : <ArticleForm {...article} />)}
      />
    </DeskEdit>
  );
}

function ArticleForm(article: DeskHelpArticle) {
  const address = async () => {
    const input = { articleId: article.id };
    return ((await deskCall(deskHelpPreview, input)) as DataOf<typeof deskHelpPreview>).path;
  };
  return (
    <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
      <StateBar row={article} save={deskHelpSave} noun="这一篇" kept="内容和评价" address={address} />
      <Fields />
      <TextInput
        source="body"
        label={labels.body}
        multiline
        minRows={14}
        validate={maxLength(helpFields.body.max)}
        helperText="Markdown：段落、## 标题、列表、> 引用、`代码`、**粗体**、[链接](/client-download/)。链接只能到本站的页面、http(s) 或 mailto。"
      />
      <SelectInput
        source="scene"
        label={labels.scene}
        choices={choicesOf(valueWords['help-articles'].scene)}
        emptyText="没有示意图"
      />
      <TextInput
        source="keywords"
        label={labels.keywords}
        helperText="标题和正文里没有、但有人会用来搜的词，用空格隔开"
        validate={maxLength(helpFields.keywords.max)}
      />
    </SimpleForm>
  );
}

/** Articles of the help centre. */
export const helpArticles: DeskResource = {
  ...{ name: 'help-articles', label: '帮助文章', roles: ['editor'], icon: HelpIcon },
  calls: { list: deskHelpList, one: deskHelpArticle, save: deskHelpSave },
  ...{ list: HelpArticles, edit: HelpArticleEdit, create: HelpArticleCreate },
  represent: ({ title }) => `《${String(title)}》`,
};
