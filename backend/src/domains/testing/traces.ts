import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database';

/** Returns where a text stands, for tests: in every table, every file and the log. */
export async function tracesOf(
  text: string,
  { database, folder, log }: { database: Database; folder: string; log: readonly string[] },
): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     order by table_name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query(`select 1 as one from "${name}" t where strpos(t::text, $1) > 0 limit 1`, [text]);
    if (rows.length > 0) found.push(`table ${name}`);
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = await readFile(join(entry.parentPath, entry.name));
    if (entry.name.includes(text) || content.includes(text)) found.push('a file');
  }
  if (log.some((line) => line.includes(text))) found.push('the log');
  return found;
}
