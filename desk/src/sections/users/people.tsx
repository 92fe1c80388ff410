import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { type DeskPerson, personList } from '@shared/contract/endpoints';
import { BooleanInput, FunctionField, SearchInput, SelectInput, TextField } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { DeskGrid } from '../../layout/desk-grid';
import { TimeField } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';
import { PersonShow } from './person-show';
import { ReviewRules } from './review-rules';

const roleWords = valueWords.people.roles;
const roles = choicesOf(roleWords);

function People() {
  return (
    <>
      <DeskList
        sort={{ field: 'joinedAt', order: 'DESC' }}
        filters={[
          <SearchInput key="k" source="keyword" alwaysOn />,
          <SelectInput key="r" source="role" label="角色" choices={roles} alwaysOn />,
          <BooleanInput
            key="b"
            source="blocked"
            label="禁止发言的"
            parse={(on: boolean) => (on ? true : undefined)}
            alwaysOn
          />,
        ]}
      >
        <DeskGrid opens="show">
          <TextField source="id" sortable={false} />
          <TextField source="name" />
          <TextField source="company" />
          <FunctionField
            label="角色"
            render={(person: DeskPerson) => person.roles.map((role) => roleWords[role]).join('、')}
          />
          <TimeField source="blockedUntil" sortable={false} />
          <TimeField source="joinedAt" day />
          <TimeField source="lastSeenAt" />
        </DeskGrid>
      </DeskList>
      <ReviewRules />
    </>
  );
}

/** Everybody who ever signed in. */
export const people: DeskResource = {
  ...{ name: 'people', label: '用户', roles: ['operator'], icon: PeopleIcon },
  calls: { list: personList },
  ...{ list: People, show: PersonShow },
  represent: ({ name }) => String(name),
};
