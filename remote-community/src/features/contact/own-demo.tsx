import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '@shared/client';
import { demoEntry } from '@shared/contract/calendar';
import { type Demo, demoChange, demoOwn } from '@shared/contract/endpoints';
import { Actions, Bones, Button, Confirm, Form, Problem, StatusMark } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { useRead } from '../calls/use-call';
import { useSubmit } from '../form/use-submit';
import { CalendarButton } from '../open-day/calendar-button';
import { day } from '../time/china-time';
import { ClockSpan, InChina, OwnSpan } from '../time/times';
import DemoTime from './demo-time';
import { spoken } from './message-number';
import styles from './sent.module.css';

const states = { booked: '约好了', cancelled: '已取消', over: '时间已过' };

/** The demonstration of a ticket: its time, and how to move or cancel it, without a login. */
export default function OwnDemo({ ticket }: { ticket: string }) {
  const { data, error, change } = useRead(demoOwn, { ticket });
  if (error) return <Problem>{error.message}</Problem>;
  if (!data) return <Bones rows={3} />;
  const { no, status, startsAt, endsAt } = data;
  return (
    <section className={styles.demo}>
      <h2>你约的演示</h2>
      <StatusMark status={status === 'booked' ? 'done' : 'waiting'}>{states[status]}</StatusMark>
      <p>
        {day(startsAt)} <ClockSpan from={startsAt} to={endsAt} />
        <InChina />
        <OwnSpan from={startsAt} to={endsAt} />
        <br />
        留言编号 {spoken(no)}
      </p>
      {status === 'over' ? null : <CalendarButton entry={demoEntry(data)} solid />}
      {status === 'booked' ? <Change ticket={ticket} onChanged={(demo) => change(() => demo)} /> : null}
    </section>
  );
}

function Change({ ticket, onChanged }: { ticket: string; onChanged: (demo: Demo) => void }) {
  const [asked, setAsked] = useState(false);
  const form = useForm({ defaultValues: { startsAt: '' }, shouldFocusError: false });
  const { setValue, register, formState } = form;
  const unchoose = useCallback(() => setValue('startsAt', ''), [setValue]);
  const change = (startsAt: string | null) => call(demoChange, { ticket, startsAt }, { swallow: true });
  const moving = useSubmit(form, ({ startsAt }) => change(startsAt), onChanged);
  const cancelling = useAction(() => change(null));
  const cancel = async () => {
    const cancelled = await cancelling.run(undefined);
    if (cancelled) onChanged(cancelled);
  };
  const problem = cancelling.error && `没有取消成：${cancelling.error.message}`;
  const confirmed = { problem, busy: cancelling.busy, onDo: () => void cancel(), onKeep: () => setAsked(false) };
  if (asked)
    return (
      <Confirm label="取消演示？" doing="取消演示" {...confirmed}>
        取消后这个时间会让给别人，留言还在。
      </Confirm>
    );
  return (
    <Form onSubmit={moving.onSubmit}>
      <DemoTime
        registered={register('startsAt', { required: '选一个新的时间。' })}
        error={formState.errors.startsAt?.message}
        none="选一个新的时间"
        onRefused={unchoose}
      />
      {moving.error ? <Problem>没有改成：{moving.error.message}</Problem> : null}
      <Actions>
        <Button small variant="solid" type="submit" disabled={moving.busy}>
          改到这个时间
        </Button>
        <Button small onClick={() => setAsked(true)}>
          取消演示
        </Button>
      </Actions>
    </Form>
  );
}
