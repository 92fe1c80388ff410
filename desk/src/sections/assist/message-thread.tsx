import { Button, Link, Stack, TextField, Typography } from '@mui/material';
import { type Message, type MessageCase, messageNote } from '@shared/contract/endpoints';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { nameOf, useChoices } from '../../layout/choices';
import { joined } from '../../layout/joined';
import { useAct } from '../../layout/use-act';

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
export function MessageThread() {
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
