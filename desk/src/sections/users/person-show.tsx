import { Alert, Button, Checkbox, FormControlLabel, FormGroup, Stack, Typography } from '@mui/material';
import * as calls from '@shared/contract/endpoints';
import { useState } from 'react';
import { Show, useGetIdentity, useRecordContext } from 'react-admin';
import { valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { useAct } from '../../layout/use-act';
import { personSessions, personSessionsEnd } from '@shared/contract/endpoints';
import { useCall } from '../../data/use-call';
import { joined } from '../../layout/joined';
import { SmallTable } from '../../layout/small-table';

const words = valueWords.people.roles;
const everyRole = Object.keys(words) as calls.Role[];

const named = (roles: readonly calls.Role[]) => roles.map((role) => words[role]).join('、');
const waits = (data: unknown) => (data as calls.DataOf<typeof calls.userRoles>).waits;

/** A person with what an operator decides about them. */
export function PersonShow() {
  return (
    <Show>
      <Person />
    </Show>
  );
}

function Person() {
  const person = useRecordContext<calls.DeskPerson>();
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
      {/* Roles may have been changed by others meanwhile: then the boxes begin anew. */}
      <Roles key={person.roles.join()} person={person} />
      <Asked person={person} />
      <Block person={person} />
      <PersonSessions userId={person.id} />
    </Stack>
  );
}

function Roles({ person: { id, name, roles } }: { person: calls.DeskPerson }) {
  const { act, busy, ask, dialog } = useAct();
  const [held, setHeld] = useState<readonly calls.Role[]>(roles);
  const changed = held.length !== roles.length || held.some((role) => !roles.includes(role));
  const wanted = everyRole.filter((role) => held.includes(role));
  const save = () =>
    ask({
      title: `修改${name}的角色`,
      confirm: '保存',
      needsReason: false,
      children: wanted.length === 0 ? '以后没有任何角色。' : `以后的角色：${named(wanted)}。`,
      onConfirm: () =>
        act(calls.userRoles, { userId: id, roles: wanted }, (data) =>
          waits(data) ? '等另一位管理员同意' : '角色已保存',
        ),
    });
  return (
    <Part name="角色">
      <FormGroup row>
        {everyRole.map((role) => (
          <FormControlLabel
            key={role}
            label={words[role]}
            control={
              <Checkbox
                checked={held.includes(role)}
                onChange={({ target }) =>
                  setHeld(target.checked ? [...held, role] : held.filter((one) => one !== role))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Button variant="contained" disabled={busy || !changed} onClick={save}>
        保存角色
      </Button>
      {dialog}
    </Part>
  );
}

/** Roles that a colleague asked for: who asked may take it back, another operator decides. */
function Asked({ person: { id: userId, name, asked } }: { person: calls.DeskPerson }) {
  const { act, busy } = useAct();
  const { identity } = useGetIdentity();
  if (!asked) return null;
  const { roles, by, at } = asked;
  const decide = (agreed: boolean, done: string) => () =>
    void act(calls.userRolesDecide, { userId, roles, agreed }, done);
  return (
    <Alert severity="info">
      {by.name}（{chinaTime(at)}）想把{name}的角色改成：{named(roles) || '没有角色'}。
      {by.id === identity?.id ? '要另一位管理员同意。' : ''}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        {by.id !== identity?.id && (
          <Button variant="contained" disabled={busy} onClick={decide(true, '角色已改')}>
            同意
          </Button>
        )}
        <Button disabled={busy} onClick={decide(false, '没有改')}>
          {by.id === identity?.id ? '收回' : '不同意'}
        </Button>
      </Stack>
    </Alert>
  );
}

function Block({ person }: { person: calls.DeskPerson }) {
  const { busy, askBlock, dialog } = useAct();
  const { blockedUntil, blockedReason, roles } = person;
  return (
    <Part name="发言">
      {blockedUntil !== null && (
        <Alert severity="warning">
          禁止发言到 {chinaTime(blockedUntil)}，原因：{blockedReason}
        </Alert>
      )}
      {roles.length > 0 && blockedUntil === null ? (
        <Typography variant="body2">有角色的人不能被禁止发言。</Typography>
      ) : (
        <Button disabled={busy} onClick={() => askBlock(person)}>
          {blockedUntil === null ? '禁止发言' : '允许发言'}
        </Button>
      )}
      {dialog}
    </Part>
  );
}

function PersonSessions({ userId }: { userId: number }) {
  const { act, busy, ask, dialog } = useAct();
  const { data: sessions = [] } = useCall(personSessions, { userId });
  const end = (which: { sessionId?: number }) => () =>
    ask({
      title: '结束登录',
      confirm: '结束',
      children: '对方要重新登录才能继续。',
      needsReason: false,
      onConfirm: () => act(personSessionsEnd, { userId, ...which }, '登录已结束'),
    });
  return (
    <Part name="登录">
      {sessions.length === 0 ? (
        <Typography variant="body2">现在没有登录。</Typography>
      ) : (
        <SmallTable
          heads={['设备', '登录', '最近用过', '操作']}
          rows={sessions.map(({ id, device, since, lastUsedAt, current }) => ({
            key: id,
            cells: [
              device || '没有说明',
              chinaTime(since),
              chinaTime(lastUsedAt),
              current ? (
                '就是你正在用的'
              ) : (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={`结束 ${joined(' · ', device, `${chinaTime(since)} 的登录`)}`}
                  onClick={end({ sessionId: id })}
                >
                  结束
                </Button>
              ),
            ],
          }))}
        />
      )}
      {sessions.some(({ current }) => !current) && (
        <Button disabled={busy} onClick={end({})}>
          结束所有登录
        </Button>
      )}
      {dialog}
    </Part>
  );
}
