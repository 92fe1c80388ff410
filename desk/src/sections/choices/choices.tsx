import ListIcon from '@mui/icons-material/FormatListBulleted';
import { deskChoiceList, deskChoiceRemove, deskChoiceSave } from '@shared/contract/endpoints';
import { deskFields } from '@shared/contract/fields';
import { number, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { asSlug } from '../../resource/form';

const ofSeasons = ({ sceneCode }: Readonly<Record<string, unknown>>) => sceneCode === 'work-season';

/** The short lists that visitors choose from, the seasons of the awards among them. */
export const choices = describe({
  name: 'choices',
  label: '话题与赛季',
  roles: ['editor'],
  icon: ListIcon,
  calls: { list: deskChoiceList, save: deskChoiceSave, remove: deskChoiceRemove },
  represent: 'label',
  list: {
    sort: ['position', 'ASC'],
    sorts: ['label', 'position'],
    carries: ['sceneCode'],
    filters: ['keyword', 'sceneCode'],
    columns: ['sceneCode', 'label', 'value', number('position'), time('opensAt'), time('closesAt')],
  },
  form: {
    defaults: { position: 0 },
    removes: '还有内容用着的不能删除。',
    fields: [
      { source: 'sceneCode', required: true, fixed: true },
      {
        source: 'value',
        helperText: '小写字母、数字和短横，例如 2027；建好以后不能改',
        required: true,
        validate: asSlug,
        fixed: true,
      },
      { source: 'label', required: true, max: deskFields.label.max },
      { source: 'description', as: 'optional', multiline: true, max: deskFields.description.max },
      { source: 'position', as: 'number', helperText: '数字小的在前', min: 0, max: 1000 },
      {
        source: 'opensAt',
        label: '开始（北京时间）',
        as: 'time',
        helperText: '从这时起收作品、可以投票；不填就是现在',
        when: ofSeasons,
      },
      {
        source: 'closesAt',
        label: '结束（北京时间）',
        as: 'time',
        helperText: '到这时不再收作品和票；不填就是不结束',
        when: ofSeasons,
      },
    ],
  },
});
