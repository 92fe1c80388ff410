import { Alert, Button, Checkbox, FormControlLabel, FormGroup, Stack, Typography } from '@mui/material';
import { type DeskPerson, type Role, personBlock, userRoles } from '@shared/contract/endpoints';
import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { BlockDialog } from '../../layout/block-dialog';
import { chinaTime } from '../../layout/china-clock';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';
import { PersonSessions } from './person-sessions';
import { valueWords } from '../../i18n/value-words';

/** A person with what an operator decides about them. */
export function PersonShow() {
  return (
    <Show>
      <Person />
    </Show>
  );
}

function Person() {
  const person = useRecordContext<DeskPerson>();
  if (!person) return null;
  return (
    <Stack spacing={3} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <div>
        <Typography component="h2" variant="h6">
          {person.name}
          {person.company && ` · ${person.company}`}
        </Typography>
        <Typography variant="body2">
          编号 {person.id}，{chinaTime(person.joinedAt)} 加入，最近来过：{chinaTime(person.lastSeenAt)}
        </Typography>
      </div>
      {/* Others may have changed them meanwhile: then the boxes begin anew. */}
      <Roles key={person.roles.join()} person={person} />
      <Block person={person} />
      <PersonSessions userId={person.id} />
    </Stack>
  );
}

function Roles({ person: { id, name, roles } }: { person: DeskPerson }) {
  const { act, busy } = useAct();
  const [held, setHeld] = useState<readonly Role[]>(roles);
  const [asking, setAsking] = useState(false);
  const changed = held.length !== roles.length || held.some((role) => !roles.includes(role));
  const wanted = (Object.keys(valueWords.people.roles) as Role[]).filter((role) => held.includes(role));
  return (
    <section aria-label="角色">
      <Typography component="h3" variant="subtitle1">
        角色
      </Typography>
      <FormGroup row>
        {(Object.keys(valueWords.people.roles) as Role[]).map((role) => (
          <FormControlLabel
            key={role}
            label={valueWords.people.roles[role]}
            control={
              <Checkbox
                checked={held.includes(role)}
                onChange={({ target }) => {
                  setHeld(target.checked ? [...held, role] : held.filter((one) => one !== role));
                }}
              />
            }
          />
        ))}
      </FormGroup>
      <Button
        variant="contained"
        disabled={busy || !changed}
        onClick={() => {
          setAsking(true);
        }}
      >
        保存角色
      </Button>
      {asking && (
        <ReasonDialog
          {...{ title: `修改${name}的角色`, confirm: '保存', needsReason: false }}
          onConfirm={() => act(userRoles, { userId: id, roles: wanted }, '角色已保存')}
          onClose={() => {
            setAsking(false);
          }}
        >
          {wanted.length === 0
            ? '以后没有任何角色。'
            : `以后的角色：${wanted.map((role) => valueWords.people.roles[role]).join('、')}。`}
        </ReasonDialog>
      )}
    </section>
  );
}

function Block({ person: { id, name, blockedUntil, blockedReason, roles } }: { person: DeskPerson }) {
  const { act, busy } = useAct();
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  return (
    <section aria-label="发言">
      <Typography component="h3" variant="subtitle1">
        发言
      </Typography>
      {blockedUntil !== null && (
        <Alert severity="warning">
          禁止发言到 {chinaTime(blockedUntil)}，原因：{blockedReason}
        </Alert>
      )}
      {roles.length > 0 && blockedUntil === null ? (
        <Typography variant="body2">有角色的人不能被禁止发言。</Typography>
      ) : (
        <Button
          disabled={busy}
          onClick={() => {
            setAsking(true);
          }}
        >
          {blockedUntil === null ? '禁止发言' : '允许发言'}
        </Button>
      )}
      {asking && blockedUntil === null && (
        <BlockDialog
          {...{ name, onClose: close }}
          onConfirm={(until, reason) => act(personBlock, { userId: id, until, reason }, '已禁止发言')}
        />
      )}
      {asking && blockedUntil !== null && (
        <ReasonDialog
          {...{ title: `允许${name}发言`, confirm: '允许发言', onClose: close }}
          onConfirm={(reason) => act(personBlock, { userId: id, until: null, reason }, '已允许发言')}
        />
      )}
    </section>
  );
}
