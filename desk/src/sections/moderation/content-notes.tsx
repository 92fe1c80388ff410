import { Button, Stack, TextField } from '@mui/material';
import { type ContentCase, type ContentRow, contentNoteCreate } from '@shared/contract/endpoints';
import { useState } from 'react';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { useAct } from '../../layout/use-act';

interface ContentNotesProps {
  row: ContentRow;
  notes: ContentCase['notes'];
}

export function ContentNotes({ row: { targetType, targetId }, notes }: ContentNotesProps) {
  const { act, busy } = useAct();
  const [text, setText] = useState('');
  return (
    <Part name="给同事的备注">
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <bdi>{note.text}</bdi>（<bdi>{note.author.name}</bdi>，{chinaTime(note.madeAt)}）
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act(contentNoteCreate, { targetType, targetId, text }, '备注已留下').then((done) => {
            if (done) setText('');
          });
        }}
      >
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <TextField
            {...{ label: '备注', size: 'small', multiline: true, fullWidth: true, value: text }}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={busy || text.trim() === ''}>
            留下
          </Button>
        </Stack>
      </form>
    </Part>
  );
}
