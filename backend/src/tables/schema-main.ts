import { writeFile } from 'node:fs/promises';
import { madeSchema } from './made-schema';

for (const { path, text } of await madeSchema()) await writeFile(path, text);
