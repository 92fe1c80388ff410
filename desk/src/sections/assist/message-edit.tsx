import { Link, Stack, Typography } from '@mui/material';
import { type MessageCase, type Person, colleagueList } from '@shared/contract/endpoints';
import { SelectInput, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { useCall } from '../../data/use-call';
import { fieldLabels, pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords, wordOf } from '../../i18n/value-words';
import { DeskEdit } from '../../layout/desk-edit';
import { chinaTime } from '../../layout/china-clock';
import { SaveBar } from '../../layout/save-bar';
import { nameOf, useChoices } from '../../layout/choices';
import { MessageAnswers } from './message-answers';

const labels = { ...pickLabels('messages', 'status', 'note'), assigneeId: fieldLabels.messages.assignee };

/** Operators to whom a message can be given. */
function useOperators(): Person[] {
  const { data } = useCall(colleagueList, { role: 'operator', size: 500, sort: 'name', order: 'asc' });
  return data?.items ?? [];
}

/** A message: what was written, how far it is, and the answer. */
export function MessageEdit() {
  const operators = useOperators();
  const texts = {
    status: (value: unknown) => wordOf(valueWords.messages.status, value),
    assigneeId: (value: unknown) => operators.find(({ id }) => id === value)?.name ?? '还没有人',
  };
  return (
    <DeskEdit labels={labels} texts={texts} redirect={false}>
      <MessageText />
      <HandlingForm />
      <MessageAnswers />
    </DeskEdit>
  );
}

function MessageText() {
  const row = useRecordContext<MessageCase>();
  const topics = useChoices('messages', 'topic');
  if (!row) return null;
  const { no, name, company, contact, topic, message, receivedAt, firstVisitUrl } = row;
  return (
    <Stack spacing={1} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h6">
        {name}
        {company && ` · ${company}`}
      </Typography>
      <Typography variant="body2">
        编号 {no}，{chinaTime(receivedAt)} 收到，主题：{nameOf(topics, topic)}
      </Typography>
      <Typography variant="body2">
        {contact.includes('@') ? (
          contact
        ) : (
          <Link href={`tel:${contact.replace(/[\s()-]/g, '')}`}>请打电话：{contact}</Link>
        )}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{message}</Typography>
      {firstVisitUrl && (
        <Typography variant="body2" color="text.secondary">
          第一次来的页面：{firstVisitUrl}
        </Typography>
      )}
    </Stack>
  );
}

function HandlingForm() {
  const operators = useOperators();
  return (
    <SimpleForm toolbar={<SaveBar />}>
      <SelectInput source="status" label={labels.status} choices={choicesOf(valueWords.messages.status)} isRequired />
      <SelectInput source="assigneeId" label={labels.assigneeId} choices={operators} emptyText="还没有人" />
      <TextInput source="note" label={labels.note} multiline fullWidth slotProps={{ htmlInput: { maxLength: 2000 } }} />
    </SimpleForm>
  );
}
