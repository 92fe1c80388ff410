import type { Random } from '@shared/testing/random';

const BOUNDARY = 'fuzz-boundary-7c1f';

const names: readonly string[] = [
  'file',
  'file',
  'file',
  'File',
  'other',
  '',
  '__proto__',
  'constructor',
  'file\0',
  '文件',
  'x'.repeat(500),
  'a"; filename="b',
];
const fileNames: readonly string[] = ['a.png', '', '../../etc/passwd', '文'.repeat(200), '\0', 'a"b', '\u202e.png'];
const contents: readonly Buffer[] = [
  Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('<html>'),
  Buffer.alloc(0),
  Buffer.from(`\r\n--${BOUNDARY}`),
  Buffer.alloc(70_000, 0x2d),
];
const types: readonly string[] = [
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${BOUNDARY}"`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  'application/json',
];

/** Headers and body of an upload, sometimes right, mostly with something wrong in it. */
export function fuzzMultipart(random: Random): { headers: Record<string, string>; payload: Buffer } {
  const usual = random.below(3) > 0;
  const parts = Array.from({ length: usual ? 1 : random.pick([0, 2, 3, 40]) }, () => fuzzPart(random));
  const end = random.pick([`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, `--${BOUNDARY}--`, `--${BOUNDARY}`, '--', '']);
  const whole = Buffer.concat([...parts, Buffer.from(end)]);
  // A visitor's connection breaks anywhere, in the middle of a boundary, too.
  const payload = random.below(3) === 0 ? whole.subarray(0, random.below(whole.length + 1)) : whole;
  return { headers: { 'content-type': usual ? (types[0] ?? '') : random.pick(types) }, payload };
}

function fuzzPart(random: Random): Buffer {
  const name = random.pick(names);
  const file = random.below(4) > 0 ? `; filename="${random.pick(fileNames)}"` : '';
  const head = random.pick([
    `content-disposition: form-data; name="${name}"${file}\r\n`,
    `content-disposition: form-data; name="${name}"${file}\r\ncontent-type: application/json\r\n`,
    `content-disposition: form-data; name="${name}"${file}\r\n${'x-more: 1\r\n'.repeat(50)}`,
    `content-disposition: form-data${file}\r\n`,
    'content-disposition\r\n',
    '',
  ]);
  const boundary = random.pick([BOUNDARY, BOUNDARY, BOUNDARY, BOUNDARY, `${BOUNDARY}x`, '']);
  const line = random.pick(['\r\n', '\r\n', '\r\n', '\n']);
  return Buffer.concat([Buffer.from(`--${boundary}${line}${head}${line}`), random.pick(contents), Buffer.from(line)]);
}
