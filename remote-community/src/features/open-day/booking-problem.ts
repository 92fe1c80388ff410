import type { ErrorReason } from '@shared/contract/endpoints';

/** Why a booking was refused, with what to do about it. */
export function bookingProblem(reason: ErrorReason | undefined, message: string): string {
  switch (reason) {
    case 'table-full':
      return '刚被别人订走了。填的内容都在，关掉这里换一张桌再订。';
    case 'already-booked':
      return '你已经订了一张桌，一个人只订一张。要换桌，先在“我的预订”里取消原来的。';
    case 'event-over':
      return '预订已经截止。下一期定下来后会写在这一页。';
    case 'rate-limited':
      return '点得有点快，等几秒再订。填的内容都在。';
    default:
      return `没有订成：${message}。填的内容都在，可以再试一次。`;
  }
}
