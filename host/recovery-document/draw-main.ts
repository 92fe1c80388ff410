import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withPicture } from './draw';

const file = path.join(import.meta.dirname, '../../docs/recovery.md');
await writeFile(file, withPicture(await readFile(file, 'utf8')));
