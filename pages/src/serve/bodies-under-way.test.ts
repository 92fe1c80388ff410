import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { BodiesUnderWay } from './bodies-under-way';

function response(destroyed = false): ServerResponse & { ended: boolean } {
  const made = Object.assign(new EventEmitter(), { destroyed, ended: false, destroy: () => (made.ended = true) });
  return made as unknown as ServerResponse & { ended: boolean };
}

const body = Buffer.alloc(40);

test('the longest readers are cut off where bodies under way are too many bytes', () => {
  const underWay = new BodiesUnderWay(100, 0);
  const readers = [response(), response(), response(), response()];
  for (const reader of readers) underWay.add(reader, Buffer.from(body));
  expect(readers.map(({ ended }) => ended)).toEqual([true, true, false, false]);
});

test('a body that many are sent counts once', () => {
  const underWay = new BodiesUnderWay(100, 0);
  const readers = Array.from({ length: 50 }, () => response());
  for (const reader of readers) underWay.add(reader, body);
  expect(readers.some(({ ended }) => ended)).toBe(false);
});

test('each of many readers of one body costs what a connection does', () => {
  const underWay = new BodiesUnderWay(100, 20);
  const readers = [response(), response(), response(), response()];
  for (const reader of readers) underWay.add(reader, body);
  expect(readers.map(({ ended }) => ended)).toEqual([true, false, false, false]);
  readers[1]?.emit('close');
  const next = response();
  underWay.add(next, body);
  expect(readers[2]?.ended).toBe(false);
});

test('bytes that were taken do not count', () => {
  const underWay = new BodiesUnderWay(100, 0);
  const slow = response();
  underWay.add(slow, Buffer.from(body));
  for (let round = 0; round < 50; round += 1) {
    const quick = response();
    underWay.add(quick, Buffer.from(body));
    quick.emit('close');
  }
  expect(slow.ended).toBe(false);
});

test('a reader who is alone is sent more than the bound', () => {
  const underWay = new BodiesUnderWay(10, 0);
  const reader = response();
  underWay.add(reader, body);
  expect(reader.ended).toBe(false);
});

test('a reader who left before the body was there is not remembered', () => {
  const underWay = new BodiesUnderWay(100, 0);
  const slow = response();
  underWay.add(slow, Buffer.from(body));
  for (let gone = 0; gone < 50; gone += 1) underWay.add(response(true), Buffer.from(body));
  expect(slow.ended).toBe(false);
});
