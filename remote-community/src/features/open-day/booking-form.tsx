import { call, LoginRequiredError, ResponseError } from '@shared/client';
import {
  type Booking,
  bookingWait,
  type TableCount,
  tableSubmitAppointment,
  type Wait,
} from '@shared/contract/endpoints';
import { bookingFields } from '@shared/contract/fields';
import { usePage } from '@shared/ui/page';
import { Actions, Button, Form, FormNote, Link } from '@shared/ui';
import { SendProblem } from '../form/send-problem';
import { TypedField } from '../form/typed-field';
import { useDraftForm } from '../form/use-draft-form';
import { useKnown } from '../form/use-known';
import { useSubmit } from '../form/use-submit';
import { useSignedIn } from '../login/use-signed-in';
import { bookingProblem } from './booking-problem';
import { phoneWords } from './phone-words';
import { aheadWords } from './event';

interface BookingFormProps {
  table: TableCount;
  onBooked: (booking: Booking) => void;
  onWaiting: (wait: Wait) => void;
  /** The login prompt is over the page, in its place. */
  onLogin: () => void;
  /** Seats or bookings are other than shown. */
  onChanged: () => void;
  onKeep: () => void;
}

const blank = { name: '', phone: '', company: '', note: '' };
const options = { swallow: true, loginReason: '登录后就能订下这个座位，填的内容都在' };

/** Books a seat, or waits for one at a table that is full; what is typed serves for either. */
export function BookingForm({ table, onBooked, onWaiting, onLogin, onChanged, onKeep }: BookingFormProps) {
  const { form, clear } = useDraftForm('open-day-booking', useKnown(blank));
  const { host } = usePage();
  const signedIn = useSignedIn();
  const full = table.left === 0;
  const { busy, error, onSubmit } = useSubmit(
    form,
    async (values): Promise<{ booking: Booking } | { wait: Wait }> => {
      const body = { tableId: table.id, ...values };
      try {
        return full
          ? { wait: await call(bookingWait, body, options) }
          : { booking: await call(tableSubmitAppointment, body, options) };
      } catch (error) {
        if (error instanceof LoginRequiredError) onLogin();
        throw error;
      } finally {
        // A refusal tells of seats that are other than shown, too.
        onChanged();
      }
    },
    (made) => {
      clear();
      if ('wait' in made) onWaiting(made.wait);
      else onBooked(made.booking);
    },
  );
  const reason = error instanceof ResponseError ? error.reason : undefined;
  const doing = full ? '排候补' : '订下这个座位';
  return (
    <Form onSubmit={onSubmit}>
      {signedIn ? null : (
        <>
          <FormNote>座位记在账号上，要先登录；填到一半再登录，填的也都在。</FormNote>
          <Actions>
            <Button
              small
              variant="solid"
              onClick={() => {
                onLogin();
                host.openLogin(options.loginReason);
              }}
            >
              登录
            </Button>
          </Actions>
        </>
      )}
      {full ? (
        <FormNote>{aheadWords(table.waiting ?? 0)}。截止前有人让出座位，按候补的先后补上，排到了会告诉你。</FormNote>
      ) : null}
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
      <TypedField form={form} name="company" limits={bookingFields.company} label="公司" autoComplete="organization" />
      <TypedField
        form={form}
        name="note"
        limits={bookingFields.note}
        label="想搭的那件事"
        rows={3}
        placeholder="例：每天早上把运单号填到物流后台"
      />
      <SendProblem error={error}>{bookingProblem(reason, error?.message ?? '')}</SendProblem>
      <FormNote>
        填写的内容用于这一次活动，预约即同意，见<Link href="/personal-information/">个人信息保护</Link>
        。没满十四岁的，请由监护人来填。
      </FormNote>
      <Actions>
        <Button variant="go" shuttle type="submit" disabled={busy}>
          {busy ? '正在提交…' : doing}
        </Button>
        <Button onClick={onKeep}>{full ? '先不排' : '先不订'}</Button>
      </Actions>
    </Form>
  );
}
