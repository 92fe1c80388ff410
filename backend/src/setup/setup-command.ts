import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { BackendConfig } from '../config/backend-config';
import type { Database } from '../database/database';
import { EXTERNAL_ISSUER, findOrCreate } from '../domains/sign-in/person-of-identity';
import { callbackAddress } from '../domains/sign-in/provider-login';
import { checkProvider } from './check-provider';
import { whatIsMissing } from './what-is-missing';
import { roleSchema } from '@shared/contract/schemas';
import { MACHINE, writeAudit } from '../audit/audit-log';
import { askForSecondPerson } from '../domains/users/second-person';
import { setRoles } from '../domains/users/set-roles';

export interface Conversation {
  say: (line: string) => void;
  /** Asks a person; null where nobody can be asked. */
  ask: ((question: string) => Promise<string>) | null;
}

const options = {
  'operator-subject': { type: 'string' },
  'operator-issuer': { type: 'string' },
  'operator-external-id': { type: 'string' },
  'role-changes': { type: 'string' },
} as const;

const USAGE = `npm run backend -- setup [--operator-subject <sub> [--operator-issuer <address>]] [--operator-external-id <id>] [--role-changes alone|together]`;

/**
 * Asks a company for what only it can say, checks it and says what is still missing; again and again, if need be. False where
 * something that was said does not work.
 */
export async function setUp(
  config: BackendConfig,
  { database, args }: { database: Database; args: readonly string[] },
  { say, ask }: Conversation,
): Promise<boolean> {
  const works = await checkLogin(config, say);
  const values = valuesOf(args);
  await sayWhoChangesRoles(database, values['role-changes']);
  const asked = operatorOf(config, values) ?? (await askForOperator(config, { database, ask, say }));
  if (asked) {
    const isNew = await nameOperator(database, asked);
    say(`${asked.subject} (${asked.issuer}) ${isNew ? 'is an operator from now on' : 'is an operator already'}`);
    if (config.signIn.kind === 'oidc' && config.signIn.provider.claims.roles !== undefined)
      say(`  their next login takes the roles that the claim ${config.signIn.provider.claims.roles} names instead`);
  }
  const missing = await whatIsMissing(database, config);
  say(
    missing.length === 0 ? 'Nothing is missing.' : ['Still missing:', ...missing.map((line) => `  ${line}`)].join('\n'),
  );
  return works;
}

async function checkLogin({ signIn, origin, basePath }: BackendConfig, say: Conversation['say']): Promise<boolean> {
  if (signIn.kind === 'sample') {
    say(`The sample login is offered${signIn.open ? ' TO EVERYBODY' : ''}: anybody is whom they choose to be`);
    return true;
  }
  if (signIn.kind === 'none' || origin === undefined) return true;
  const callback = callbackAddress({ origin, basePath });
  const wrong = await checkProvider(signIn.provider, callback);
  say(
    wrong === null
      ? `The login provider ${signIn.provider.issuer} answers; it has to know ${callback} as this site's redirect URI`
      : `The login provider ${signIn.provider.issuer} does not work: ${wrong}`,
  );
  return wrong === null;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function valuesOf(args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

/** Not at the desk: where two have to agree, one alone could end that. */
async function sayWhoChangesRoles(database: Database, who: string | undefined): Promise<void> {
  if (who === undefined) return;
  if (who !== 'alone' && who !== 'together') throw new Error(`--role-changes is alone or together\n${USAGE}`);
  await database.transaction((transaction) => askForSecondPerson(transaction, 'role-changes', who === 'together'));
}

/** Returns the operator whom the flags name. */
function operatorOf({ signIn }: BackendConfig, values: Values): Person | null {
  const { 'operator-subject': subject, 'operator-external-id': externalId } = values;
  if (subject !== undefined && externalId !== undefined)
    throw new Error('One operator at a time: --operator-subject or --operator-external-id');
  if (externalId !== undefined) return { issuer: EXTERNAL_ISSUER, subject: externalId };
  if (subject === undefined) return null;
  const issuer = values['operator-issuer'] ?? (signIn.kind === 'oidc' ? signIn.provider.issuer : undefined);
  if (issuer === undefined) throw new Error('--operator-subject needs --operator-issuer where there is no OIDC_ISSUER');
  return { issuer, subject };
}

/** Asks where there is no operator yet, and a login by which they could come. */
async function askForOperator(
  config: BackendConfig,
  { database, ask, say }: { database: Database; ask: Conversation['ask']; say: Conversation['say'] },
): Promise<Person | null> {
  const missing = await whatIsMissing(database, config);
  if (ask === null || !missing.some((line) => line.startsWith('no operator'))) return null;
  const { signIn, jumpTokenSecret } = config;
  if (signIn.kind === 'oidc') {
    const subject = (await ask('First operator, as the login provider names them in "sub" (empty: later): ')).trim();
    return subject === '' ? null : { issuer: signIn.provider.issuer, subject };
  }
  if (jumpTokenSecret !== undefined) {
    const id = (await ask('First operator, by the id that your own login sends (empty: later): ')).trim();
    return id === '' ? null : { issuer: EXTERNAL_ISSUER, subject: id };
  }
  say(
    'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or JUMP_TOKEN_SECRET, and come back for the first operator',
  );
  return null;
}

/** A terminal can be asked; a script says everything by flags. */
export function terminal(): Conversation & { close: () => void } {
  const say = (line: string) => {
    process.stdout.write(`${line}\n`);
  };
  if (!process.stdin.isTTY) return { say, ask: null, close: () => undefined };
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return {
    say,
    ask: (question) => lines.question(question),
    close: () => lines.close(),
  };
}

/** The person whom a login will mean: known before they came for the first time. */
interface Person {
  issuer: string;
  subject: string;
}

/** Makes a person an operator, beside the roles they have; false where they were one. Leaves a trace in the audit table. */
function nameOperator(database: Database, { issuer, subject }: Person): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { id, roles: before } = await findOrCreate(transaction, { issuer, subject });
    if (before.includes('operator')) return false;
    const roles = roleSchema.options.filter((role) => role === 'operator' || before.includes(role));
    await setRoles(transaction, id, roles);
    const note = { objectType: 'user', objectId: id, before: { roles: before }, after: { roles } };
    await writeAudit(transaction, { action: 'setup', ...MACHINE, note });
    return true;
  });
}
