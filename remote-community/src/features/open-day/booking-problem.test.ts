import { bookingProblem } from './booking-problem';

it('every way a booking is refused has its own sentence, with what to do', () => {
  const reasons = [
    ...(['table-full', 'seat-free', 'already-booked', 'already-waiting', 'event-over', 'checked-in'] as const),
    ...(['booking-cancelled', 'rate-limited', undefined] as const),
  ];
  const sentences = reasons.map((reason) => bookingProblem(reason, '服务暂时不可用'));
  expect(new Set(sentences).size).toBe(reasons.length);
  expect(sentences.map((sentence) => sentence.replace(/。.*/, ''))).toEqual([
    '刚被别人订走了',
    '刚空出一个座位，可以直接订了',
    '你已经订了一张桌，一个人只订一张',
    '你已经在一张桌上候补，一期只排一张',
    '预订已经截止',
    '你已经签到，座位不能再换',
    '原来的预订已经取消了',
    '点得有点快，等几秒再试',
    '没有办成：服务暂时不可用',
  ]);
});
