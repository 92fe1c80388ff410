import { createHash } from 'node:crypto';
import type { Role } from '@shared/contract/endpoints';
import { roleSchema } from '@shared/contract/schemas';
import { type Database, type Queryable, onlyRow } from '../../database/database';
import { mediaUrl } from '../../seed/media';
import { writeAudit } from '../../audit/audit-log';
import { setRoles } from '../users/set-roles';
import type { ProviderIdentity } from './read-claims';

/** The issuer of people that the vendor's own server names; no provider's, since those are addresses. */
export const EXTERNAL_ISSUER = 'external';

type Identity = Pick<ProviderIdentity, 'issuer' | 'subject'> & Partial<ProviderIdentity>;

/** The number of generated pictures to choose from. */
const PICTURES = 999;

/** Name of a person until they give another. */
const NAMELESS = '新访客';

/** The person whom an issuer means, made at the first login and brought up to date at each; what is not said stays. */
export function personOfIdentity(database: Database, identity: Identity): Promise<number> {
  return database.transaction(async (transaction) => {
    const person = await findOrCreate(transaction, identity);
    if (identity.roles !== undefined) await takeRoles(transaction, person, identity.roles);
    return person.id;
  });
}

interface Person {
  id: number;
  roles: Role[];
}

export async function findOrCreate(
  transaction: Queryable,
  { issuer, subject, name, company, email }: Identity,
): Promise<Person> {
  return onlyRow<Person>(
    transaction,
    `insert into users (issuer, subject, name, company, avatar_url, email) values ($1, $2, $3, $4, $5, $8)
     on conflict (issuer, subject) do update
       set name = coalesce($6, users.name), company = coalesce($7, users.company),
         email = coalesce($8, users.email)
     returning id, roles`,
    [
      issuer,
      subject,
      name ?? NAMELESS,
      company ?? '',
      pictureOf(issuer, subject),
      name ?? null,
      company ?? null,
      email ?? null,
    ],
  );
}

/** Takes known roles alone from a login; a change of them leaves a trace. */
async function takeRoles(transaction: Queryable, person: Person, given: readonly string[]): Promise<void> {
  const roles = roleSchema.options.filter((role) => given.includes(role));
  if (sameRoles(person.roles, roles)) return;
  const before = (await setRoles(transaction, person.id, roles)) ?? [];
  if (sameRoles(before, roles)) return;
  await writeAudit(transaction, {
    action: 'signIn',
    actorId: person.id,
    sessionId: null,
    note: { objectType: 'user', objectId: person.id, before: { roles: before }, after: { roles } },
  });
}

function sameRoles(some: readonly Role[], others: readonly Role[]): boolean {
  return some.length === others.length && some.every((role) => others.includes(role));
}

/** The same picture at each login and in each process. */
function pictureOf(issuer: string, subject: string): string {
  const hash = createHash('sha256').update(`${issuer} ${subject}`).digest();
  return mediaUrl(`avatar-${1 + (hash.readUInt32BE() % PICTURES)}.svg`);
}
