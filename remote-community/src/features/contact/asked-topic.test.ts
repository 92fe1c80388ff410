import { askedTopic } from './asked-topic';

it('the topic of a message comes from the query, else from the hash', () => {
  expect(askedTopic('?topic=partner', '#type=contactus&topic=trial')).toBe('partner');
  expect(askedTopic('', '#type=contactus&topic=trial')).toBe('trial');
  expect(askedTopic('', '#type=contactus')).toBeUndefined();
  expect(askedTopic('?topic=<b>', '')).toBeUndefined();
});
