import { useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { demoTimes } from '@shared/contract/endpoints';
import { Bones, Field } from '@shared/ui';
import { useRead } from '../calls/use-call';
import { clock, day } from '../time/china-time';

interface DemoTimeProps {
  /** Attaches the control to its form. */
  registered: UseFormRegisterReturn;
  error: string | undefined;
  /** Words for no time at all. */
  none: string;
  /** Whether somebody just asked for the field. */
  focus?: boolean;
  /** Told when the time was refused, and is chosen no more. */
  onRefused: () => void;
}

/** Asks for a free time of a demonstration; after a refusal the times are read again. */
export default function DemoTime({ registered, error, none, focus = false, onRefused }: DemoTimeProps) {
  const { data, error: unread, reload } = useRead(demoTimes, {});
  const waits = useRef(focus);
  useEffect(() => {
    if (error === undefined) return;
    reload();
    onRefused();
  }, [error, reload, onRefused]);
  if (!data && !unread) return <Bones rows={2} />;
  const times = data?.times ?? [];
  const few = unread ? '现在读不到能约的时间，先发留言也行' : '眼下没有能约的时间，写在留言里，我们来约';
  const attach = (element: HTMLSelectElement | null) => {
    registered.ref(element);
    if (element && waits.current) element.focus();
    waits.current = false;
  };
  const option = ({ startsAt, endsAt }: (typeof times)[number]) => (
    <option key={startsAt} value={startsAt}>
      {day(startsAt)} {clock(startsAt)}–{clock(endsAt)}
    </option>
  );
  return (
    <Field label="演示的时间（北京时间）" hint={times.length > 0 ? '约好以后可以改，也可以取消' : few} error={error}>
      {(described) => (
        <select {...described} {...registered} ref={attach}>
          <option value="">{none}</option>
          {times.map(option)}
        </select>
      )}
    </Field>
  );
}
