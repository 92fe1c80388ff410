import { roleSchema } from '@shared/contract/schemas';
import type { Database } from '../database/database';
import { MACHINE, writeAudit } from '../audit/audit-log';
import { findOrCreate } from '../domains/sign-in/person-of-identity';
import { setRoles } from '../domains/users/set-roles';

/** Whom a login will mean: known before they came for the first time. */
export interface Person {
  issuer: string;
  subject: string;
}

/** Makes a person an operator, beside the roles they have; false where they were one. Leaves a trace in the audit table. */
export function nameOperator(database: Database, { issuer, subject }: Person): Promise<boolean> {
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
