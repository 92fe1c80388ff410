import type { DeskBuild, InputOf, deskBuildList, deskBuildSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { fileOf } from '../desk-files/desk-file';

type SavedBuild = InputOf<typeof deskBuildSave>;

const columns = `b.id, b.version, b.os, b.arch, b.client_version as "clientVersion", b.file_name as "fileName",
  b.size::float8 as size, b.sha256, b.notes, b.requirements, b.state, b.released_at as "releasedAt",
  b.file_id is not null as uploaded, b.sample`;

export function buildRows(query: DeskQuery<typeof deskBuildList>) {
  const where = new Conditions()
    .when(query.os, (os) => `b.os = ${os}`)
    .when(query.arch, (arch) => `b.arch = ${arch}`)
    .when(query.state, (state) => `b.state = ${state}`);
  const sorts = {
    releasedAt: 'b.released_at',
    // Versions are sorted by their numbers: 5.10.0 comes after 5.9.0.
    clientVersion: `string_to_array(b.client_version, '.')::int[]`,
    os: 'b.os',
    state: 'b.state',
  };
  return { columns, from: 'client_builds b', key: 'b.id', sorts, where };
}

export async function saveBuild(transaction: Queryable, body: SavedBuild): Promise<Saved<DeskBuild>> {
  const { id, version = 0 } = body;
  if (id === undefined) {
    const row = await buildOf(transaction, await makeBuild(transaction, body));
    const { os, arch, clientVersion, state, sha256 } = row;
    return { row, before: {}, after: { os, arch, clientVersion, state, sha256 } };
  }
  const { os, arch, clientVersion, fileId, notes, requirements, releasedAt, state } = body;
  const fixed = Object.entries({ os, arch, clientVersion, fileId }).filter(([, value]) => value !== undefined);
  // A link that somebody has must lead to the same bytes.
  const message = '不能修改：请收回它，再新建一个';
  if (fixed.length > 0) throw new Refusal('invalid-request', { fields: fixed.map(([path]) => ({ path, message })) });
  const before = await buildOf(transaction, id);
  if (state === 'draft' && before.state !== 'draft') refuseField('state', '发布过的安装包只能收回');
  const changed = await changeRow(transaction, {
    table: 'client_builds',
    id,
    version,
    columns: {
      state,
      notes: notes && JSON.stringify(notes),
      requirements: requirements && JSON.stringify(requirements),
      released_at: releasedAt,
    },
  });
  return { row: await buildOf(transaction, id), ...changed };
}

async function makeBuild(transaction: Queryable, body: SavedBuild): Promise<number> {
  const { notes = [], requirements = [], releasedAt, state = 'draft' } = body;
  const { fileId, os, arch, clientVersion } = required({
    fileId: body.fileId,
    os: body.os,
    arch: body.arch,
    clientVersion: body.clientVersion,
  });
  const file = await fileOf(transaction, fileId);
  if (!file?.done || file.purpose !== 'client-build') refuseField('fileId', '请先把安装包传完');
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/.test(file.name))
    refuseField('fileId', '文件名只能有字母、数字、点、横线和下划线，请改名后再传');
  // Two who make the same build at once wait for each other, and the second is told.
  await transaction.query('lock table client_builds in share row exclusive mode');
  const same = 'select 1 as one from client_builds where os = $1 and arch = $2 and client_version = $3';
  if (await firstRow(transaction, same, [os, arch, clientVersion]))
    refuseField('clientVersion', '这个系统和处理器已经有这个版本');
  if (await firstRow(transaction, 'select 1 as one from client_builds where file_name = $1', [file.name]))
    refuseField('fileId', '已经有同名的安装包，请改名后再传');
  const sql = `insert into client_builds (os, arch, client_version, file_name, file_id, size, sha256, notes, requirements, released_at, state)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, coalesce($10::timestamptz, now()), $11) returning id`;
  const { id } = await onlyRow<{ id: number }>(transaction, sql, [
    os,
    arch,
    clientVersion,
    file.name,
    fileId,
    file.size,
    file.sha256,
    JSON.stringify(notes),
    JSON.stringify(requirements),
    releasedAt ?? null,
    state,
  ]);
  return id;
}

async function buildOf(database: Queryable, id: number): Promise<DeskBuild> {
  const sql = `select ${columns} from client_builds b where b.id = $1`;
  return found(await firstRow<DeskBuild>(database, sql, [id]));
}
