import { askedTopic, wishedTime } from './asked-topic';

it('the topic of a message comes from the query, else from the hash', () => {
  expect(askedTopic('?topic=partner', '#type=contactus&topic=trial')).toBe('partner');
  expect(askedTopic('', '#type=contactus&topic=trial')).toBe('trial');
  expect(askedTopic('', '#type=contactus')).toBeUndefined();
  expect(askedTopic('?topic=<b>', '')).toBeUndefined();
});

it('a half day that was chosen begins the message', () => {
  expect(wishedTime('#type=demo&topic=trial&when=3p')).toBe('想约周三下午看演示：');
  expect(wishedTime('#when=6a')).toBe('');
  expect(wishedTime('')).toBe('');
});
