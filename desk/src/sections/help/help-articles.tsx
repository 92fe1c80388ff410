import HelpIcon from '@mui/icons-material/HelpOutline';
import * as calls from '@shared/contract/endpoints';
import { helpFields } from '@shared/contract/fields';
import { maxLength, useRecordContext } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { StateBar } from '../../layout/state-bar';
import { describe } from '../../resource/describe';
import { asSlug } from '../../resource/form';
import { MarkdownInput } from '../content/markdown-input';
import { HelpOrder } from './help-order';

const { title, summary, body, keywords } = helpFields;
const section = { reference: 'help-sections', text: 'name', sort: { field: 'position', order: 'ASC' } } as const;

function ArticleState() {
  const article = useRecordContext<calls.DeskHelpArticle>();
  if (!article) return null;
  const address = async () => (await deskCall(calls.deskHelpPreview, { articleId: article.id })).path;
  return <StateBar row={article} save={calls.deskHelpSave} noun="这一篇" kept="内容和评价" address={address} />;
}

function ArticleBody() {
  return (
    <MarkdownInput
      source="body"
      label="正文"
      minRows={14}
      validate={maxLength(body.max)}
      helperText="Markdown：段落、## 标题、列表、> 引用、`代码`、**粗体**、[链接](/client-download/)、图片库里的图片。链接只能到本站的页面、http(s) 或 mailto。"
    />
  );
}

export const helpArticles = describe({
  name: 'help-articles',
  label: '帮助文章',
  roles: ['editor'],
  icon: HelpIcon,
  calls: { list: calls.deskHelpList, one: calls.deskHelpArticle, save: calls.deskHelpSave },
  represent: ({ title: of }) => `《${of}》`,
  list: {
    sort: ['position', 'ASC'],
    sorts: [],
    carries: ['sectionId'],
    filters: ['keyword', { source: 'sectionId', label: '分类', ...section }, 'state'],
    whole: HelpOrder,
  },
  form: {
    stays: true,
    needs: 'body',
    fields: [
      { source: 'state', only: 'edit', input: <ArticleState /> },
      { source: 'sectionId', label: '分类', of: section },
      { source: 'title', required: true, max: title.max },
      { source: 'summary', required: true, max: summary.max },
      {
        source: 'slug',
        helperText: '小写字母、数字和短横，例如 first-flow；建好以后不能改。正文保存以后再写',
        required: true,
        validate: asSlug,
        only: 'create',
      },
      { source: 'body', label: '正文', only: 'edit', input: <ArticleBody /> },
      { source: 'scene', emptyText: '没有示意图', only: 'edit' },
      {
        source: 'keywords',
        helperText: '标题和正文里没有、但有人会用来搜的词，用空格隔开',
        max: keywords.max,
        only: 'edit',
      },
    ],
  },
});
