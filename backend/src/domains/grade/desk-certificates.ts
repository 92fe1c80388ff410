import type { DeskCertificate, Page, deskCertificateList } from '@shared/contract/endpoints';
import { gradeLevels } from '@shared/contract/fields';
import type { Queryable } from '../../database/database';
import { personColumn } from '../../database/person-columns';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';

const source = {
  columns: `c.no as id, c.level, c.holder, c.issued_at as "issuedAt", c.revoked_at as "revokedAt",
    c.revoked_reason as "revokedReason", case when u.id is not null then ${personColumn('u')} end as person, c.sample`,
  from: 'certificates c left join users u on u.id = c.user_id',
  key: 'c.no',
  sorts: {
    ...{ issuedAt: 'c.issued_at', no: 'c.no', holder: 'c.holder', revokedAt: 'c.revoked_at' },
    // As high as they are, not as they are spelled.
    level: `array_position(array['${gradeLevels.join("', '")}'], c.level)`,
  },
};

/** Certificates that were granted, those that ended too. */
export async function readCertificates(
  database: Queryable,
  query: DeskQuery<typeof deskCertificateList>,
): Promise<Page<DeskCertificate>> {
  const where = new Conditions()
    .when(query.level, (level) => `c.level = ${level}`)
    .search(query.keyword, ['c.no', 'c.holder']);
  if (query.state !== undefined) where.always(`c.revoked_at is ${query.state === 'valid' ? '' : 'not '}null`);
  return readList<DeskCertificate>(database, { ...source, where }, query);
}
