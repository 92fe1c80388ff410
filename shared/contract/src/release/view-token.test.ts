import { VIEW_LIFETIME, pageMark, readView, signView, viewKey } from './view-token';

const key = viewKey('k'.repeat(40));
const now = 1_800_000_000_000;
const view = { issued: now / 1000, revision: 4_000_000_000, mask: 5, cohort: 9999, page: pageMark('/case/:id') };

test('a token says what was signed, in 54 characters, and each names another view', () => {
  const [one, other] = [signView(key, view), signView(key, view)];
  expect(one).toHaveLength(54);
  expect(readView(key, one, now)).toEqual({ ...view, nonce: expect.stringMatching(/^[0-9a-f]{16}$/) as string });
  expect(readView(key, one, now)?.nonce).not.toBe(readView(key, other, now)?.nonce);
});

test('no bit of a token can be another: neither mask nor page nor time', () => {
  const bytes = Buffer.from(signView(key, view), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const forged = Buffer.from(bytes);
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(readView(key, forged.toString('base64url'), now)).toBeNull();
  }
});

test('a token of another key, of another length or of none is none', () => {
  const token = signView(viewKey('j'.repeat(40)), view);
  const cut = signView(key, view).slice(0, -1);
  for (const wrong of [token, cut, `${cut}AA`, '', 'A'.repeat(54), '='.repeat(54), `${cut}\n`])
    expect(readView(key, wrong, now)).toBeNull();
});

test('a token is good for fifteen minutes, and from a minute before it was made, as clocks differ', () => {
  const token = signView(key, view);
  const after = (seconds: number) => readView(key, token, now + seconds * 1000) !== null;
  expect([after(-61), after(-60), after(VIEW_LIFETIME), after(VIEW_LIFETIME + 1)]).toEqual([false, true, true, false]);
});
