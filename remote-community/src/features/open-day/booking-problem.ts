import type { ErrorReason } from '@shared/contract/endpoints';

/** Refusals of a booking, with what to do about each. */
const refusals: Partial<Record<ErrorReason, string>> = {
  'table-full': '刚被别人订走了。填的内容都在：可以排这张桌的候补，或关掉这里换一张桌。',
  'seat-free': '刚空出一个座位，可以直接订了。填的内容都在。',
  'already-booked': '你已经订了一张桌，一个人只订一张。关掉这里，在别的桌上选“换到这张”，一步就换好。',
  'already-waiting': '你已经在一张桌上候补，一期只排一张。先在“我的预订”里取消候补，再排这张。',
  'event-over': '预订已经截止。下一期定下来后会写在这一页。',
  'checked-in': '你已经签到，座位不能再换。',
  'booking-cancelled': '原来的预订已经取消了。关掉这里，重新订一张桌。',
  'rate-limited': '点得有点快，等几秒再试。填的内容都在。',
};

/** Says why a booking was refused. */
export function bookingProblem(reason: ErrorReason | undefined, message: string): string {
  return (reason && refusals[reason]) ?? `没有办成：${message}。填的内容都在，可以再试一次。`;
}
