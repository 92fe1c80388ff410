import { bookingProblem } from './booking-problem';

it('every way a booking is refused has its own sentence, with what to do', () => {
  const reasons = ['table-full', 'already-booked', 'event-over', 'rate-limited', undefined] as const;
  const sentences = reasons.map((reason) => bookingProblem(reason, '服务暂时不可用'));
  expect(new Set(sentences).size).toBe(reasons.length);
  expect(sentences.map((sentence) => sentence.replace(/。.*/, ''))).toEqual([
    '刚被别人订走了',
    '你已经订了一张桌，一个人只订一张',
    '预订已经截止',
    '点得有点快，等几秒再订',
    '没有订成：服务暂时不可用',
  ]);
});
