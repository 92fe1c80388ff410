import { useState } from 'react';
import { bookTable, ResponseError } from 'shared/api';
import type { Booking, TableCount } from 'shared/contract/endpoints';
import { Actions, Button, Link } from 'shared/ui';
import { useAction } from '../calls/use-action';
import { Dialog } from '../dialog/dialog';
import { Field } from '../form/field';
import { useDraft } from '../form/use-draft';
import { Problem } from '../states/problem';
import { bookingErrors, type BookingValues } from './booking-errors';
import { bookingProblem } from './booking-problem';
import styles from './open-day.module.css';
import { Ticket } from './ticket';
import { focusFirstWrong } from '../form/focus-first-wrong';

interface BookingDialogProps {
  table: TableCount;
  look: number;
  onClose: () => void;
  /** Seats or bookings are other than shown. */
  onChanged: () => void;
}

const empty: BookingValues = { name: '', phone: '', company: '', note: '' };

export function BookingDialog({ table, look, onClose, onChanged }: BookingDialogProps) {
  const { values, set, clear } = useDraft('open-day-booking', empty);
  const [tried, setTried] = useState(false);
  const [booking, setBooking] = useState<Booking>();
  const action = useAction(() =>
    bookTable({ tableId: table.id, ...values }, { swallow: true, loginReason: '登录后就能订下这个座位，填的内容都在' }),
  );
  const errors = bookingErrors(values);
  const shown = tried ? errors : {};
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length > 0) {
      focusFirstWrong(event.currentTarget);
      return;
    }
    const made = await action.run(undefined);
    onChanged();
    if (!made) return;
    setBooking(made);
    clear();
  };

  if (booking) {
    return (
      <Dialog title="订好了" note="确认信息也留在这一页的“我的预订”里" onClose={onClose}>
        <Ticket booking={booking} look={look} onCancelled={onChanged} />
      </Dialog>
    );
  }
  const reason = action.error instanceof ResponseError ? action.error.reason : undefined;
  return (
    <Dialog title={`预订 · ${table.name} · ${table.topic}`} note={`余 ${String(table.left)} 位`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="怎么称呼" error={shown.name}>
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="name"
              maxLength={40}
              value={values.name}
              onChange={(event) => {
                set('name', event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="手机号" error={shown.phone} hint="只用来通知余位和改期">
          {(attributes) => (
            <input
              {...attributes}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
              value={values.phone}
              onChange={(event) => {
                set('phone', event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="公司" optional>
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="organization"
              maxLength={80}
              value={values.company}
              onChange={(event) => {
                set('company', event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="想搭的那件事" optional>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={3}
              maxLength={500}
              placeholder="例：每天早上把运单号填到物流后台"
              value={values.note}
              onChange={(event) => {
                set('note', event.target.value);
              }}
            />
          )}
        </Field>
        {action.error ? <Problem>{bookingProblem(reason, action.error.message)}</Problem> : null}
        <p className={styles.privacy}>
          填写的内容用于这一次活动，见<Link href="/privacy/">隐私说明</Link>。
        </p>
        <Actions>
          <Button variant="go" shuttle type="submit" disabled={action.busy}>
            {action.busy ? '正在订…' : '订下这个座位'}
          </Button>
          <Button onClick={onClose}>先不订</Button>
        </Actions>
      </form>
    </Dialog>
  );
}
