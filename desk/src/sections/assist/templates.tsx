import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { templateList, templateRemove, templateSave } from '@shared/contract/endpoints';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';

/** Texts that answers begin from. */
export const templates = describe({
  name: 'templates',
  label: '回复模板',
  roles: ['operator'],
  icon: DescriptionIcon,
  calls: { list: templateList, save: templateSave, remove: templateRemove },
  represent: 'name',
  list: {
    sort: ['name', 'ASC'],
    sorts: ['name', 'changedAt'],
    filters: ['keyword'],
    columns: ['name', 'subject', time('changedAt')],
  },
  form: {
    removes: '确定删除吗？',
    fields: [
      { source: 'name', required: true, max: 40 },
      { source: 'subject', required: true, max: 120 },
      { source: 'body', rows: 6, required: true, max: 5000, helperText: '{name} 会换成留言的人的姓名' },
    ],
  },
});
