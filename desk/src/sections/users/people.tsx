import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { personList } from '@shared/contract/endpoints';
import { BooleanInput } from 'react-admin';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { day, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { PersonShow } from './person-show';
import { ReviewRules } from './review-rules';

const words = valueWords.people.roles;

/** Everybody who ever signed in. */
export const people = describe({
  name: 'people',
  label: '用户',
  roles: ['operator'],
  icon: PeopleIcon,
  calls: { list: personList },
  show: PersonShow,
  represent: 'name',
  list: {
    sort: ['joinedAt', 'DESC'],
    sorts: ['name', 'company', 'joinedAt', 'lastSeenAt'],
    filters: [
      'keyword',
      { source: 'role', label: '角色', choices: choicesOf(words) },
      <BooleanInput
        key="blocked"
        source="blocked"
        label="禁止发言的"
        parse={(on: boolean) => (on ? true : undefined)}
        alwaysOn
      />,
    ],
    opens: 'show',
    columns: [
      'id',
      'name',
      'company',
      { label: '角色', says: ({ roles }) => roles.map((role) => words[role]).join('、') },
      time('blockedUntil'),
      day('joinedAt'),
      time('lastSeenAt'),
    ],
    below: ReviewRules,
  },
});
