import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import { deskHelpSectionList, deskHelpSectionRemove, deskHelpSectionSave } from '@shared/contract/endpoints';
import { helpFields } from '@shared/contract/fields';
import { number } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { asSlug } from '../../resource/form';

export const helpSections = describe({
  name: 'help-sections',
  label: '帮助的分类',
  roles: ['editor'],
  icon: CategoryIcon,
  calls: { list: deskHelpSectionList, save: deskHelpSectionSave, remove: deskHelpSectionRemove },
  represent: 'name',
  list: {
    sort: ['position', 'ASC'],
    sorts: ['name', 'position'],
    filters: ['keyword'],
    columns: ['name', 'slug', number('position'), number('articleCount')],
  },
  form: {
    defaults: { position: 0 },
    removes: '有文章的分类不能删除。',
    fields: [
      {
        source: 'slug',
        helperText: '小写字母、数字和短横；建好以后不能改',
        required: true,
        validate: asSlug,
        only: 'create',
      },
      { source: 'name', required: true, max: helpFields.section.max },
      { source: 'position', as: 'number', helperText: '数字小的在前', min: 0, max: 1000 },
    ],
  },
});
