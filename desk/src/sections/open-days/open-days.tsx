import EventIcon from '@mui/icons-material/Event';
import {
  Typography,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import {
  openDayEffects,
  openDayList,
  openDaySave,
  type DataOf,
  openDayGuests,
  openDayWrite,
  type Role,
} from '@shared/contract/endpoints';
import { openDayFields } from '@shared/contract/fields';
import { CreateButton, ReferenceManyField, TextField, required, useRecordContext, usePermissions } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DeskRow } from '../../data/calls';
import { TimeField, TimeInput } from '../../layout/china-time';
import { DeskGrid } from '../../layout/desk-grid';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { BookingsLink } from './bookings-link';
import { useState } from 'react';
import { useCall } from '../../data/use-call';
import { MailFields } from '../../layout/mail-fields';
import { useAct } from '../../layout/use-act';
import { NoMailServer } from '../mails/no-mail-server';

const START = '开始（北京时间）';

/** Takes the end and the end of booking along, in sight, so that they can be set otherwise. */
function StartInput() {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const record = useRecordContext<DeskRow>();
  return (
    <TimeInput
      source="startsAt"
      label={START}
      validate={required()}
      {...(record && { helperText: '改了开始时间，下面两个时间和各桌一起顺延' })}
      onChange={() => {
        if (!record) return;
        const by = Date.parse(String(getValues('startsAt'))) - Date.parse(String(record['startsAt']));
        if (Number.isNaN(by)) return;
        for (const name of ['endsAt', 'bookingEndsAt']) {
          const moved = new Date(Date.parse(String(record[name])) + by).toISOString();
          setValue(name, moved, { shouldDirty: true });
        }
      }}
    />
  );
}

function Tables() {
  const record = useRecordContext<DeskRow>();
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ px: 2, pt: 2 }}>
        桌
      </Typography>
      <ReferenceManyField
        reference="open-day-tables"
        target="eventId"
        sort={{ field: 'startsAt', order: 'ASC' }}
        perPage={100}
      >
        <DeskGrid>
          <TextField source="name" sortable={false} />
          <TextField source="topic" sortable={false} />
          <TimeField source="startsAt" sortable={false} />
          <TextField source="booked" sortable={false} />
          <TextField source="capacity" sortable={false} />
        </DeskGrid>
      </ReferenceManyField>
      <CreateButton
        resource="open-day-tables"
        label="加一张桌"
        sx={{ m: 2 }}
        state={{ record: { eventId: record?.id, startsAt: record?.['startsAt'], endsAt: record?.['endsAt'] } }}
      />
    </>
  );
}

export const openDays = describe({
  name: 'open-days',
  label: '开放日',
  roles: ['editor', 'events'],
  icon: EventIcon,
  calls: { list: openDayList, save: openDaySave },
  represent: 'title',
  list: {
    sort: ['startsAt', 'DESC'],
    sorts: ['title', 'startsAt', 'state'],
    filters: ['keyword', 'state'],
    columns: [
      'title',
      time('startsAt'),
      'place',
      'state',
      'tables',
      { label: '已约 / 座位', says: ({ booked, seats }) => `${booked} / ${seats}` },
    ],
  },
  form: {
    confirmed: { effects: openDayEffects, save: openDaySave },
    tools: (
      <>
        <BookingsLink />
        <WriteGuests />
      </>
    ),
    below: <Tables />,
    defaults: { state: 'draft' },
    fields: [
      { source: 'title', required: true, max: openDayFields.title.max },
      { source: 'place', required: true, max: openDayFields.place.max },
      { source: 'startsAt', label: START, input: <StartInput /> },
      { source: 'endsAt', label: '结束（北京时间）', as: 'time', required: true },
      { source: 'bookingEndsAt', label: '预约截止（北京时间）', as: 'time', required: true },
      { source: 'state', required: true, helperText: '草稿和已取消的不在网站上出现；取消会退掉所有座位' },
    ],
  },
});

type Guests = DataOf<typeof openDayGuests>;

const done = (data: unknown) => {
  const { people, byMail } = data as Guests;
  return people === 0 ? '这封信大家都收到过了' : `写给了 ${people} 位来宾，其中 ${byMail} 位用邮件`;
};

/** A letter to everybody who has a seat at this open day, for who may see them. */
function WriteGuests() {
  const day = useRecordContext();
  const { permissions = [] } = usePermissions<readonly Role[]>();
  const [open, setOpen] = useState(false);
  if (!day || !permissions.some((role) => role === 'events' || role === 'operator')) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        给来宾写信
      </Button>
      {open && <Letter id={Number(day.id)} onClose={() => setOpen(false)} />}
    </>
  );
}

function Letter({ id, onClose }: { id: number; onClose: () => void }) {
  const { act, busy } = useAct();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const { data, error } = useCall(openDayGuests, { id });
  const none = !data || data.people === 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="letter-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act(openDayWrite, { id, subject, text }, done).then((sent) => sent && onClose());
        }}
      >
        <DialogTitle id="letter-title">给来宾写信</DialogTitle>
        <DialogContent>
          <DialogContentText role="status">
            {error ? '没有读到来宾的人数，关上再试一次。' : wordsOf(data)}
          </DialogContentText>
          <NoMailServer />
          <MailFields {...{ subject, setSubject, text, setText }} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>取消</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={busy || none || subject.trim() === '' || text.trim() === ''}
          >
            {none ? '发出' : `发给 ${data.people} 人`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function wordsOf(guests: Guests | undefined): string {
  if (!guests) return '正在数来宾…';
  const { people, byMail } = guests;
  if (people === 0) return '还没有人订座位。';
  return `有座位的 ${people} 人，${byMail} 人收得到邮件，都会在网站的通知里看到。发出后不能收回；一样的信不会重复发给谁。`;
}
