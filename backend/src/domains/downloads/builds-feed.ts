import type { ClientPlatform } from '@shared/contract/endpoints';
import { escapeHtml } from '../../http/escape-html';

/** Versions of the client as an Atom feed (RFC 4287), newest first. `site` is the site's address, with a slash at its end. */
export function buildsFeed(platforms: readonly ClientPlatform[], site: string): string {
  const versions = new Map(platforms.flatMap(({ builds }) => builds.map((build) => [build.version, build] as const)));
  const builds = [...versions.values()].sort((a, b) => Date.parse(b.releasedAt) - Date.parse(a.releasedAt));
  const page = escapeHtml(`${site}client-download/`);
  const entries = builds.map(
    ({ version, releasedAt, notes, sample }) =>
      `<entry><id>${page}#${version}</id><title>客户端 ${version}${sample ? '（示例）' : ''}</title>` +
      `<updated>${releasedAt}</updated><link href="${page}"/>` +
      `<content type="text">${escapeHtml(notes.join('\n'))}</content></entry>`,
  );
  const updated = builds[0]?.releasedAt ?? '1970-01-01T00:00:00Z';
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">' +
    `<id>${page}</id><title>客户端更新</title><updated>${updated}</updated><author><name>客户端团队</name></author>` +
    `<link href="${page}"/>${entries.join('')}</feed>\n`
  );
}
