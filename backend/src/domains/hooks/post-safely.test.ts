import { isPublic } from './post-safely';

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.20.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
])('%s is not for hooks', (address) => expect(isPublic(address)).toBe(false));
test.each([
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:db8::1',
])('%s is not for hooks', (address) => expect(isPublic(address)).toBe(false));
test.each(['8.8.8.8', '2606:4700::1111'])('%s is outside', (address) => expect(isPublic(address)).toBe(true));
