import { requestId } from './request-id';

const own = /^[0-9a-f-]{36}$/;

test('a request keeps the id that the proxy gave it', () => {
  expect(requestId({ headers: { 'x-request-id': '7f3a-B_9' } })).toBe('7f3a-B_9');
});

test.each([undefined, '', 'two words', '"}\n{"level":60', 'a'.repeat(65)])(
  'anything else gets one of our own: %j',
  (given) => {
    expect(requestId({ headers: given === undefined ? {} : { 'x-request-id': given } })).toMatch(own);
  },
);
