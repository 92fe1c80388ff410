import { FrameReader, frame } from './frames';

type Head = { bytes: number; id: number };
const reader = (take: (head: Head, body: Buffer) => void = () => undefined) =>
  new FrameReader((line) => line as Head, take);

describe('frames', () => {
  it('come as they were written, however they were cut', () => {
    const written = Buffer.concat([
      frame({ id: 1 }, 'one\n{"bytes":9}\n'),
      frame({ id: 2 }, ''),
      frame({ id: 3 }, '三'),
    ]);
    for (const size of [1, 2, 7, 1000]) {
      const found: [number, string][] = [];
      const read = reader(({ id }, body) => found.push([id, body.toString()]));
      for (let at = 0; at < written.length; at += size) read.push(written.subarray(at, at + size));
      expect(found).toEqual([
        [1, 'one\n{"bytes":9}\n'],
        [2, ''],
        [3, '三'],
      ]);
    }
  });

  it.each([
    ['a first line without end', 'x'.repeat(30_000)],
    ['a first line that is too long', `${JSON.stringify({ text: 'x'.repeat(30_000) })}\n`],
    ['a first line that is no JSON', 'hello\n'],
  ])('end at %s', (_what, text) => {
    expect(() => reader().push(Buffer.from(text))).toThrow('its process says what nobody understands');
  });
});
