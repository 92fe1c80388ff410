import { fileURLToPath } from 'node:url';
import { migrate, readMigrations } from '../database/migrate';
import { openPgliteInMemory } from '../database/pglite-database';
import { describeSchema } from './describe-schema';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The files that `npm run schema` makes from all migrations, with their paths. */
export async function madeSchema(): Promise<{ path: string; text: string }[]> {
  const database = await openPgliteInMemory();
  try {
    await migrate(database, await readMigrations(at('../../migrations')));
    const { sql, names } = await describeSchema(database);
    const union = names.map((name) => `  | '${name}'`).join('\n');
    return [
      { path: at('../../schema.sql'), text: sql },
      {
        path: at('table-name.ts'),
        text: `/** Made by \`npm run schema\`: a table that is added has to be declared (declared.ts). */\nexport type TableName =\n${union};\n`,
      },
    ];
  } finally {
    await database.close();
  }
}
