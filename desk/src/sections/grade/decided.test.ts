import { decided } from './decided';

it('the outcome of an opinion is told: a certificate, a refusal, or another opinion to wait for', () => {
  expect(decided({ status: 'granted' })).toBe('已通过，证书已发出');
  expect(decided({ status: 'rejected' })).toBe('没有通过，已通知申请人');
  expect(decided({ status: 'submitted' })).toBe('意见已记下，还要另一位评审的意见');
});
