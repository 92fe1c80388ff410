import { priceOf } from './price';

const words = { about: '约', pack: '{people} 人一份 {sum}' };

it('a price for several people is said for one, rounded only where it has to be', () => {
  const price = { monthly: 520, yearly: 416, people: 5 };
  expect(priceOf(price, words)).toEqual({ each: '约\u00a0¥83', share: '5 人一份 ¥416' });
  expect(priceOf(price, words, 'monthly')).toEqual({ each: '¥104', share: '5 人一份 ¥520' });
  expect(priceOf({ monthly: 188, yearly: 150 }, words)).toEqual({ each: '¥150', share: '' });
});
