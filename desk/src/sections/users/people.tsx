import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { personList, reviewRules, reviewRulesSave } from '@shared/contract/endpoints';
import { BooleanInput } from 'react-admin';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { day, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { PersonShow } from './person-show';
import { Card, FormControlLabel, Switch } from '@mui/material';
import { useCall } from '../../data/use-call';
import { useAct } from '../../layout/use-act';

const words = valueWords.people.roles;

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
      only('asked', '角色等同意的'),
      only('blocked', '禁止发言的'),
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

function only(source: string, label: string) {
  const parse = (on: boolean) => (on ? true : undefined);
  return <BooleanInput key={source} source={source} label={label} parse={parse} alwaysOn />;
}

/** Whether one reviewer decides about a certificate, or two. */
function ReviewRules() {
  const { act, busy, ask, dialog } = useAct();
  const { data } = useCall(reviewRules);
  if (!data) return null;
  const change = (fourEyes: boolean) =>
    ask({
      title: '改评定规则',
      confirm: '改',
      needsReason: false,
      children: fourEyes ? '以后一份认证申请要两位评审意见一致才算定。' : '以后一份认证申请一位评审就能定。',
      onConfirm: () => act(reviewRulesSave, { fourEyes }, '评定规则已改'),
    });
  return (
    <Card variant="outlined" sx={{ mt: 2, p: 2 }}>
      <FormControlLabel
        label="认证申请要两位评审意见一致"
        control={<Switch checked={data.fourEyes} disabled={busy} onChange={({ target }) => change(target.checked)} />}
      />
      {dialog}
    </Card>
  );
}
