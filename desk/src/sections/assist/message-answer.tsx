import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type Message, messageAnswer, templateList } from '@shared/contract/endpoints';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useCall } from '../../data/use-call';
import { NoMailServer } from '../mails/no-mail-server';
import { MailFields } from '../../layout/mail-fields';
import { useAct } from '../../layout/use-act';

/** The next answer to a message, by mail where it left an address. */
export function MessageAnswer() {
  const row = useRecordContext<Message>();
  if (!row) return null;
  return (
    <Stack component="section" aria-label="回复" spacing={2} sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        回复
      </Typography>
      {row.contact.includes('@') ? (
        <AnswerForm key={row.id} row={row} />
      ) : (
        <Alert severity="info">
          对方留的是电话 <bdi>{row.contact}</bdi>，请打电话回复，再把阶段改成已联系。
        </Alert>
      )}
    </Stack>
  );
}

function AnswerForm({ row }: { row: Message }) {
  const { act, busy, ask, dialog } = useAct();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const { data } = useCall(templateList, { size: 500, sort: 'name', order: 'asc' });
  const templates = data?.items ?? [];
  const take = (id: number) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    setSubject(template.subject.replaceAll('{name}', row.name));
    setText(template.body.replaceAll('{name}', row.name));
  };
  const send = async () => {
    const done = await act(messageAnswer, { id: row.id, version: row.version, subject, text }, '邮件已交给发信队列');
    if (done) {
      setSubject('');
      setText('');
    }
    return done;
  };
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        ask({
          title: '发出这封邮件',
          confirm: '发出',
          needsReason: false,
          onConfirm: send,
          children: (
            <>
              发给 <bdi>{row.name}</bdi>（<bdi>{row.contact}</bdi>）。发出后不能收回；还在等待时，可以在“邮件”里取消。
            </>
          ),
        });
      }}
    >
      <NoMailServer />
      {templates.length > 0 && (
        <TextField
          {...{ select: true, label: '从模板开始', value: '', size: 'small' }}
          onChange={({ target }) => take(Number(target.value))}
        >
          {templates.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <MailFields {...{ subject, setSubject, text, setText }} />
      <Button
        {...{ type: 'submit', variant: 'contained' }}
        disabled={busy || subject.trim() === '' || text.trim() === ''}
        sx={{ alignSelf: 'flex-start' }}
      >
        用邮件回复
      </Button>
      {dialog}
    </Stack>
  );
}
