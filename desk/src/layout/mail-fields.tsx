import { Stack, TextField } from '@mui/material';
import { mailFields } from '@shared/contract/fields';

interface MailFieldsProps {
  subject: string;
  setSubject: (subject: string) => void;
  text: string;
  setText: (text: string) => void;
}

export function MailFields({ subject, setSubject, text, setText }: MailFieldsProps) {
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <TextField
        {...{ label: '邮件主题', value: subject, required: true, fullWidth: true }}
        slotProps={{ htmlInput: { maxLength: mailFields.subject.max } }}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextField
        {...{ label: '邮件内容', value: text, required: true, fullWidth: true, multiline: true, minRows: 6 }}
        slotProps={{ htmlInput: { maxLength: mailFields.text.max } }}
        onChange={({ target }) => setText(target.value)}
      />
    </Stack>
  );
}
