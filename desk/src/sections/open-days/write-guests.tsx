import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type DataOf, openDayGuests, openDayWrite, type Role } from '@shared/contract/endpoints';
import { useState } from 'react';
import { usePermissions, useRecordContext } from 'react-admin';
import { useCall } from '../../data/use-call';
import { MailFields } from '../../layout/mail-fields';
import { useAct } from '../../layout/use-act';
import { NoMailServer } from '../mails/no-mail-server';

type Guests = DataOf<typeof openDayGuests>;

const done = (data: unknown) => {
  const { people, byMail } = data as Guests;
  return people === 0 ? '这封信大家都收到过了' : `写给了 ${people} 位来宾，其中 ${byMail} 位用邮件`;
};

/** A letter to everybody who has a seat at this open day, for who may see them. */
export function WriteGuests() {
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
