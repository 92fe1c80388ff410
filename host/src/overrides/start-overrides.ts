import type { Bootstrap, PageOverrides, ReleaseFiles, Build as WholeBuild } from '@shared/contract/release';
import type { ReleaseRegistry } from '../page-runtime/releases';
import { agreeWithServer, forgetAsked } from './agree-with-server';
import { Badge } from './badge';
import { OVERRIDES_QUERY } from './concerns-overrides';
import { type WantedOverrides, sameOverrides, storeOverrides, storedOverrides } from './stored-overrides';
import { scriptElement, trustedTypePolicies } from '../page-runtime/starter/script-factory';

interface Parts {
  releases: ReleaseRegistry;
  bootstrap: Bootstrap;
}

/** Puts what `site:overrides` names in place of the deployed releases, for this page view, before its slot is hydrated. */
export async function startOverrides(parts: Parts): Promise<void> {
  const badge = new Badge();
  const answered = pageOverrides();
  const given = Object.fromEntries(Object.entries(answered).map(([name, override]) => [name, override.given]));
  const wanted = storedOverrides();
  if (!wanted) storeOverrides({});
  if (!sameOverrides(wanted ?? {}, given)) return agree(wanted ?? {}, badge);
  forgetAsked();
  const proposed = proposal();
  if (proposed) propose({ ...wanted, ...proposed }, badge);
  else if (Object.keys(given).length > 0) badge.say(`正在替换：${list(given)}`, [end(badge)]);
  await replace(answered, badge, parts);
}

async function replace(answered: PageOverrides, badge: Badge, { releases, bootstrap }: Parts): Promise<void> {
  const folders = Object.values(answered).flatMap(({ folder }) => folder ?? []);
  if (folders.length > 0) allowScripts(folders, bootstrap);
  for (const [name, { folder, reference, given }] of Object.entries(answered)) {
    try {
      if (reference) releases.override(await releases.adopt(reference));
      if (!folder) continue;
      const files = await readBuild(name, folder);
      const own = { name, version: new URL(folder).host, entry: '', files: '', filesIntegrity: '' };
      releases.override({ reference: own, files }, folder);
    } catch {
      badge.say(`${given} 没有给出可用的构建，${name} 显示的是线上版本。`, [end(badge)]);
    }
  }
}

async function agree(wanted: WantedOverrides, badge: Badge, address?: string): Promise<void> {
  storeOverrides(wanted);
  const refusal = await agreeWithServer(wanted, address);
  if (refusal) badge.say(refusal, [{ label: '关闭', run: badge.close }]);
}

function end(badge: Badge) {
  return { label: '结束替换', run: () => void agree({}, badge) };
}

/** Overrides that the address proposes. A link can come from anybody, so that it only asks. */
function proposal(): WantedOverrides | null {
  const proposed = new URLSearchParams(location.search).getAll(OVERRIDES_QUERY).map((text) => {
    const at = text.indexOf('@');
    return [text.slice(0, at), text.slice(at + 1)] as const;
  });
  return proposed.length > 0 ? Object.fromEntries(proposed) : null;
}

function propose(wanted: WantedOverrides, badge: Badge): void {
  const address = new URL(location.href);
  address.searchParams.delete(OVERRIDES_QUERY);
  badge.say(`要在这个浏览器里替换吗？${list(wanted)}`, [
    { label: '替换', run: () => void agree(wanted, badge, address.href) },
    { label: '不用', run: badge.close },
  ]);
}

function list(wanted: WantedOverrides): string {
  return Object.entries(wanted)
    .map(([name, given]) => `${name} → ${given}`)
    .join('，');
}

/**
 * Lets scripts of the given folders run: by a Trusted Types policy of their own, that only an answer made for overrides
 * allows. Everything else goes on through the site's.
 */
function allowScripts(folders: readonly string[], bootstrap: Pick<Bootstrap, 'script'>): void {
  const allowed = (url: string) =>
    /^http:\/\/(?:localhost|127\.0\.0\.1):/.test(url) && folders.some((folder) => url.startsWith(folder));
  const rules = {
    createScriptURL(url: string) {
      if (!allowed(url)) throw new TypeError(`Not a script of an override: ${url}`);
      return url;
    },
  };
  const policy = trustedTypePolicies()?.createPolicy('overrides', rules) ?? rules;
  const { script } = bootstrap;
  bootstrap.script = (url, integrity, release) =>
    allowed(url) ? scriptElement(policy.createScriptURL(url), integrity, release) : script(url, integrity, release);
}

/** `build.json` beside a build's entry, as far as a browser needs it. */
type Build = Pick<WholeBuild, 'name' | 'entry' | 'entryGlobal' | 'chunkGlobal' | 'pages' | 'files'>;

function pageOverrides(): PageOverrides {
  return JSON.parse(document.getElementById('overrides')?.textContent ?? '{}') as PageOverrides;
}

/** Reads the build that a developer's machine serves; throws where it does not answer with one of this remote. */
async function readBuild(name: string, folder: string): Promise<ReleaseFiles> {
  const response = await fetch(`${folder}build.json`, { cache: 'no-store' });
  const build = (await response.json()) as Build;
  if (build.name !== name) throw new TypeError(`${folder} serves ${build.name}`);
  const { entry, entryGlobal, chunkGlobal, pages } = build;
  const integrity = Object.fromEntries(
    Object.entries(build.files).map(([file, { sha256 }]) => [file, `sha256-${sha256}`]),
  );
  return { schema: 1, entry, entryGlobal, chunkGlobal, pages, integrity };
}
