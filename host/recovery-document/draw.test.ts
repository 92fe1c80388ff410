import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withPicture } from './draw';

it('docs/recovery.md shows the transitions that the code has', () => {
  const document = readFileSync(path.join(__dirname, '../../docs/recovery.md'), 'utf8');
  expect(document).toBe(withPicture(document));
});
