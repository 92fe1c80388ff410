import AwardIcon from '@mui/icons-material/EmojiEvents';
import { deskWorkList, deskWorkSave } from '@shared/contract/endpoints';
import { deskFields } from '@shared/contract/fields';
import { NullableBooleanInput } from 'react-admin';
import { choice, day, number } from '../../resource/columns';
import { describe } from '../../resource/describe';

const { title, description, label } = deskFields;
const [ON, OFF] = ['在网站上', '已撤下'];

export const works = describe({
  name: 'works',
  label: '大赛作品',
  roles: ['editor'],
  icon: AwardIcon,
  calls: { list: deskWorkList, save: deskWorkSave },
  represent: 'title',
  list: {
    sort: ['submittedAt', 'DESC'],
    sorts: ['title', 'likeCount', 'submittedAt'],
    filters: [
      'keyword',
      'season',
      'category',
      <NullableBooleanInput
        key="withdrawn"
        source="withdrawn"
        label="给访客看的"
        trueLabel={OFF}
        falseLabel={ON}
        nullLabel="都看"
        alwaysOn
      />,
    ],
    columns: [
      'title',
      'author',
      choice('season'),
      choice('category'),
      'award',
      number('likeCount'),
      day('submittedAt'),
      { label: '给访客看的', says: ({ withdrawn }) => (withdrawn ? OFF : ON) },
    ],
  },
  form: {
    fields: [
      { source: 'title', label: '标题', required: true, max: title.max },
      { source: 'summary', multiline: true, required: true, max: description.max },
      { source: 'author', required: true, max: label.max },
      { source: 'season', as: 'choice', required: true },
      { source: 'category', as: 'choice', required: true },
      { source: 'content', as: 'lines', rows: 4, helperText: '一行一段', required: true },
      {
        source: 'steps',
        as: 'lines',
        rows: 3,
        helperText: '一行一步，最多 12 步；作品的画由它们画成',
        required: true,
      },
      { source: 'award', as: 'optional', helperText: '例如 一等奖；没有就空着', max: label.max },
      { source: 'withdrawn', label: '撤下，访客看不到', as: 'boolean', only: 'edit' },
    ],
  },
});
