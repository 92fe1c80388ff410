import { useState } from 'react';
import { call, LoginRequiredError, ResponseError } from '@shared/client';
import { type Booking, type TableCount, tableSubmitAppointment } from '@shared/contract/endpoints';
import { bookingFields } from '@shared/contract/fields';
import { Actions, Button, Dialog, Form, FormNote, Link, Problem } from '@shared/ui';
import { TypedField } from '../form/typed-field';
import { useDraftForm } from '../form/use-draft-form';
import { useSubmit } from '../form/use-submit';
import { bookingProblem } from './booking-problem';
import { phoneWords } from './phone-words';
import { Ticket } from './ticket';

interface BookingDialogProps {
  table: TableCount;
  look: number;
  onClose: () => void;
  /** The login prompt stands over the page, in its place. */
  onLogin: () => void;
  /** Seats or bookings are other than shown. */
  onChanged: () => void;
}

const empty = { name: '', phone: '', company: '', note: '' };
const options = { swallow: true, loginReason: '登录后就能订下这个座位，填的内容都在' };

export function BookingDialog({ table, look, onClose, onLogin, onChanged }: BookingDialogProps) {
  const { form, clear } = useDraftForm('open-day-booking', empty);
  const [booking, setBooking] = useState<Booking>();
  const { busy, error, onSubmit } = useSubmit(
    form,
    async (values) => {
      try {
        return await call(tableSubmitAppointment, { tableId: table.id, ...values }, options);
      } catch (error) {
        if (error instanceof LoginRequiredError) onLogin();
        throw error;
      } finally {
        // A refusal tells of seats that are other than shown, too.
        onChanged();
      }
    },
    (made) => {
      setBooking(made);
      clear();
    },
  );

  if (booking) {
    return (
      <Dialog title="订好了" note="确认信息也留在这一页的“我的预订”里" onClose={onClose}>
        <Ticket booking={booking} look={look} onCancelled={onChanged} />
      </Dialog>
    );
  }
  const reason = error instanceof ResponseError ? error.reason : undefined;
  return (
    <Dialog title={`预订 · ${table.name} · ${table.topic}`} note={`余 ${String(table.left)} 位`} onClose={onClose}>
      <Form onSubmit={onSubmit}>
        <TypedField
          form={form}
          name="name"
          limits={bookingFields.name}
          label="怎么称呼"
          autoComplete="name"
          missing="写一个称呼，签到时叫得到你。"
        />
        <TypedField
          form={form}
          name="phone"
          limits={bookingFields.phone}
          label="手机号"
          hint="只用于这一次活动"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          missing="填一个手机号，或带区号的座机。"
          invalid={phoneWords}
        />
        <TypedField
          form={form}
          name="company"
          limits={bookingFields.company}
          label="公司"
          autoComplete="organization"
        />
        <TypedField
          form={form}
          name="note"
          limits={bookingFields.note}
          label="想搭的那件事"
          rows={3}
          placeholder="例：每天早上把运单号填到物流后台"
        />
        {error ? <Problem>{bookingProblem(reason, error.message)}</Problem> : null}
        <FormNote>
          填写的内容用于这一次活动，见<Link href="/privacy/">隐私说明</Link>。
        </FormNote>
        <Actions>
          <Button variant="go" shuttle type="submit" disabled={busy}>
            {busy ? '正在订…' : '订下这个座位'}
          </Button>
          <Button onClick={onClose}>先不订</Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
