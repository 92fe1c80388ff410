import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Button, Stack, Typography, Link, TextField } from '@mui/material';
import {
  type Message,
  type Person,
  colleagueList,
  messageSave,
  type MessageCase,
  messageNote,
} from '@shared/contract/endpoints';
import { SelectInput, SimpleForm, useRecordContext } from 'react-admin';
import { useCall } from '../../data/use-call';
import { fieldLabels, pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { TimeInput } from '../../layout/china-time';
import { nameOf, useChoices } from '../../layout/choices';
import { DeskEdit } from '../../layout/desk-edit';
import { joined } from '../../layout/joined';
import { SaveBar } from '../../layout/save-bar';
import { useAct } from '../../layout/use-act';
import { MessageAnswer } from './message-answer';
import { useState } from 'react';

const labels = { ...pickLabels('messages', 'followAt'), assigneeId: fieldLabels.messages.assignee };

const byName = { size: 500, sort: 'name', order: 'asc' } as const;

export function useWorkers(): Person[] {
  const sales = useCall(colleagueList, { role: 'sales', ...byName }).data?.items ?? [];
  const operators = useCall(colleagueList, { role: 'operator', ...byName }).data?.items ?? [];
  return [...sales, ...operators.filter(({ id }) => !sales.some((one) => one.id === id))];
}

/** A message: what was written, how far it is, what was done about it, and the answer. */
export function MessageEdit() {
  const workers = useWorkers();
  const texts = {
    followAt: chinaTime,
    assigneeId: (value: unknown) => workers.find(({ id }) => id === value)?.name ?? '还没有人',
  };
  return (
    <DeskEdit labels={labels} texts={texts} redirect={false}>
      <MessageText />
      <Stages />
      <SimpleForm toolbar={<SaveBar />}>
        <SelectInput source="assigneeId" label={labels.assigneeId} choices={workers} emptyText="还没有人" />
        <TimeInput source="followAt" label={`${labels.followAt}（北京时间）`} helperText="到时候通知处理的人" />
      </SimpleForm>
      <MessageThread />
      <MessageAnswer />
    </DeskEdit>
  );
}

/** Marks of a campaign in the address of the first visit. */
function sourceOf(address: string): string {
  const given = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);
  return joined(' / ', ...['source', 'medium', 'campaign'].map((mark) => given.get(`utm_${mark}`)));
}

function MessageText() {
  const row = useRecordContext<Message>();
  const topics = useChoices('messages', 'topic');
  if (!row) return null;
  const { no, name, company, contact, topic, message, receivedAt, firstVisitUrl } = row;
  const isMail = contact.includes('@');
  const href = isMail ? `mailto:${contact}` : `tel:${contact.replace(/[\s()-]/g, '')}`;
  return (
    <Stack spacing={1} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h6">
        {name}
        {company && ` · ${company}`}
      </Typography>
      <Typography variant="body2">
        编号 {no}，{chinaTime(receivedAt)} 收到，主题：{nameOf(topics, topic)}
      </Typography>
      <Button
        {...{ href, size: 'large', variant: 'outlined', sx: { alignSelf: 'flex-start', textTransform: 'none' } }}
        startIcon={isMail ? undefined : <PhoneIcon />}
      >
        {isMail ? contact : `请打电话：${contact}`}
      </Button>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{message}</Typography>
      {firstVisitUrl && (
        <Typography variant="body2" color="text.secondary">
          {joined(
            '；',
            sourceOf(firstVisitUrl) && `来源：${sourceOf(firstVisitUrl)}`,
            `第一次来的页面：${firstVisitUrl}`,
          )}
        </Typography>
      )}
    </Stack>
  );
}

/** The stages of a message, one press each; who calls it void says why. */
function Stages() {
  const row = useRecordContext<Message>();
  const { act, busy, ask, dialog } = useAct();
  if (!row) return null;
  const { id, version, status: now } = row;
  const move = (status: string, name: string) => {
    if (status === 'invalid') {
      ask({
        title: '记为无效',
        confirm: '记为无效',
        onConfirm: (reason) => act(messageSave, { id, version, status, reason }, `已改为${name}`),
      });
      return;
    }
    const text = `已改为${name}`;
    // What was void has a reason, which a press does not give again.
    const undo = [messageSave, { id, version: version + 1, status: now }] as const;
    void act(messageSave, { id, version, status }, now === 'invalid' ? text : { text, undo });
  };
  return (
    <Stack role="group" aria-label="阶段" direction="row" useFlexGap spacing={1} sx={{ px: 2, flexWrap: 'wrap' }}>
      {choicesOf(valueWords.messages.status).map(({ id: status, name }) => (
        <Button
          key={status}
          size="large"
          variant={status === now ? 'contained' : 'outlined'}
          aria-pressed={status === now}
          disabled={busy}
          onClick={() => status !== now && move(status, name)}
        >
          {name}
        </Button>
      ))}
      {dialog}
    </Stack>
  );
}

type Entry = MessageCase['thread'][number];

const mailWords = {
  waiting: '邮件等着发出',
  sending: '邮件正在发出',
  sent: '邮件已发出',
  failed: '邮件没有发出去',
  cancelled: '邮件已取消',
};

const headOf = ({ kind, subject, status, owner }: Entry) =>
  ({
    answer: `回复：${subject}`,
    note: '备注',
    status: `阶段：${status ? valueWords.messages.status[status] : ''}`,
    owner: owner ? `交给 ${owner.name}` : '还没有人处理',
  })[kind];

/** What was done about a message, a box for a note, and other messages of the same person. */
function MessageThread() {
  const row = useRecordContext<Message & Partial<MessageCase>>();
  const topics = useChoices('messages', 'topic');
  // A row that comes from the list is there before its thread is.
  if (row?.thread === undefined) return null;
  const { id, thread, related = [] } = row;
  return (
    <Stack component="section" aria-label="经过" spacing={2} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h6">
        经过
      </Typography>
      <NoteBox key={id} id={id} />
      {thread.map((entry) => (
        <Stack
          key={`${entry.kind} ${entry.id}`}
          component="article"
          sx={{ borderLeft: 3, borderColor: 'divider', pl: 1 }}
        >
          <strong>{headOf(entry)}</strong>
          {entry.text !== '' && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{entry.text}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {joined('，', entry.author?.name, chinaTime(entry.madeAt), entry.mail && mailWords[entry.mail])}
          </Typography>
        </Stack>
      ))}
      {related.length > 0 && (
        <Typography component="h3" variant="subtitle1">
          这个人的其他留言
        </Typography>
      )}
      {related.map(({ id: other, no, status, topic, message, receivedAt }) => (
        <Link key={other} href={`#/messages/${other}`}>
          {joined('，', no, chinaTime(receivedAt), valueWords.messages.status[status], nameOf(topics, topic))}：
          {message}
        </Link>
      ))}
    </Stack>
  );
}

function NoteBox({ id }: { id: number }) {
  const { act, busy } = useAct();
  const [text, setText] = useState('');
  const save = async () => {
    if (await act(messageNote, { id, text }, '已记下')) setText('');
  };
  return (
    <Stack direction={{ sm: 'row' }} spacing={1}>
      <TextField
        {...{ label: '备注', value: text, fullWidth: true, multiline: true }}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        {...{ size: 'large', variant: 'outlined', sx: { flexShrink: 0 } }}
        disabled={busy || text.trim() === ''}
        onClick={() => void save()}
      >
        记下
      </Button>
    </Stack>
  );
}
