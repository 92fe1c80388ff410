import { isLoopback } from './loopback';

const loopback = ['localhost', 'LOCALHOST', 'site.localhost', '127.0.0.1', '127.8.9.10', '[::1]', '::1'];
const others = [
  '',
  'localhost.example',
  'example.com',
  '10.0.0.1',
  '128.0.0.1',
  '127.0.0.1.example.com',
  '[::2]',
  '::1:80',
  '[::1]x',
];

test.each(loopback)('%s is this machine, with a port or without', (host) => {
  expect(isLoopback(host)).toBe(true);
  if (host !== '::1') expect(isLoopback(`${host}:8080`)).toBe(true);
});

test.each(others)('%j is none', (host) => {
  expect([isLoopback(host), isLoopback(`${host}:8080`)]).toEqual([false, false]);
});
