import BlockIcon from '@mui/icons-material/Block';
import { spamWordList, spamWordRemove, spamWordSave } from '@shared/contract/endpoints';
import { describe } from '../../resource/describe';

/** Words by which texts of members are held, beside those of the code. */
export const spamWords = describe({
  name: 'spam-words',
  label: '广告词',
  roles: ['moderator'],
  icon: BlockIcon,
  calls: { list: spamWordList, save: spamWordSave, remove: spamWordRemove },
  represent: 'word',
  list: {
    sort: ['word', 'ASC'],
    sorts: ['word', 'points'],
    filters: ['keyword'],
    columns: ['word', 'points'],
    none: '还没有自己加的词。常见的广告词不用加，程序里有。',
  },
  form: {
    removes: '确定删除吗？',
    fields: [
      { source: 'word', required: true, max: 20, helperText: '空格、符号、全角和形近字不用另写' },
      {
        source: 'points',
        as: 'number',
        min: 5,
        max: 60,
        required: true,
        helperText: '5 到 60；一条内容的分加起来到 50 就先留着等人看',
      },
    ],
  },
});
