import type { DeskBuild, InputOf, deskBuildList, deskBuildSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow } from '../../database/database';
import { Refusal, refuseField, required } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { readRow, saveRow } from '../../lists/save-row';
import { fileOf } from '../desk-files/desk-file';

type SavedBuild = InputOf<typeof deskBuildSave>;

const builds = {
  table: 'client_builds',
  columns: `b.id, b.version, b.os, b.arch, b.client_version as "clientVersion", b.file_name as "fileName",
  b.size::float8 as size, b.sha256, b.notes, b.requirements, b.state, b.released_at as "releasedAt",
  b.file_id is not null as uploaded, b.sample`,
  from: 'client_builds b',
  key: 'b.id',
};

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
  return { ...builds, sorts, where };
}

export async function saveBuild(transaction: Queryable, body: SavedBuild): Promise<Saved<DeskBuild>> {
  const { id, version, notes, requirements, releasedAt, state } = body;
  const fixed = id === undefined ? await newBuild(transaction, body) : {};
  if (id !== undefined) await refuseFixed(transaction, id, body);
  const saved = await saveRow<DeskBuild>(transaction, builds, {
    id,
    version,
    columns: {
      ...fixed,
      state,
      notes: notes && JSON.stringify(notes),
      requirements: requirements && JSON.stringify(requirements),
      released_at: releasedAt,
    },
  });
  if (id !== undefined) return saved;
  const { os, arch, clientVersion, state: begun, sha256 } = saved.row;
  return { ...saved, after: { os, arch, clientVersion, state: begun, sha256 } };
}

async function refuseFixed(transaction: Queryable, id: number, body: SavedBuild): Promise<void> {
  const { os, arch, clientVersion, fileId, state } = body;
  const fixed = Object.entries({ os, arch, clientVersion, fileId }).filter(([, value]) => value !== undefined);
  // A link that somebody has must lead to the same bytes.
  const message = '不能修改：请收回它，再新建一个';
  if (fixed.length > 0) throw new Refusal('invalid-request', { fields: fixed.map(([path]) => ({ path, message })) });
  const before = await readRow<DeskBuild>(transaction, builds, id);
  if (state === 'draft' && before.state !== 'draft') refuseField('state', '发布过的安装包只能收回');
}

/** What no later save changes: the file, and whom it is for. */
async function newBuild(transaction: Queryable, body: SavedBuild) {
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
  const { name: file_name, size, sha256 } = file;
  return { os, arch, client_version: clientVersion, file_name, file_id: fileId, size, sha256 };
}
