import type { InputOf, deskContentRulesChange } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';

/** Whether a publication waits for a second person. */
export async function needsConsent(database: Queryable): Promise<boolean> {
  return (await firstRow(database, `select 1 as one from desk_rules where name = 'content-consent'`)) !== undefined;
}

export async function changeRules(
  transaction: Queryable,
  { consent }: InputOf<typeof deskContentRulesChange>,
): Promise<void> {
  await transaction.query(
    consent
      ? `insert into desk_rules (name) values ('content-consent') on conflict do nothing`
      : `delete from desk_rules where name = 'content-consent'`,
  );
}
