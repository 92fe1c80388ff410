import { launchBrowser } from '@shared/browser';
import { type CommandResult, release, startSite } from './site';
import { type WorkspaceClone, cloneWorkspace } from './workspace-clone';

/** A team: its own checkout, one remote, and the page that it changes. */
export interface Team extends WorkspaceClone {
  remote: string;
  path: string;
  /** Puts a mark in front of its page's title. */
  mark: (mark: string) => Promise<void>;
  run: (...args: readonly string[]) => Promise<CommandResult>;
  /** Builds and publishes what its checkout holds. */
  publish: (version: string) => Promise<CommandResult>;
}

export interface TwoTeams {
  browser: Awaited<ReturnType<typeof launchBrowser>>;
  site: Awaited<ReturnType<typeof startSite>>;
  download: Team;
  community: Team;
  end: () => Promise<void>;
}

/** Two teams with checkouts of their own, and a server over the store that both release into. */
export async function twoTeams(dataDir: string): Promise<TwoTeams> {
  const [browser, site, download, community] = await Promise.all([
    launchBrowser(),
    startSite({ dataDir }),
    team(dataDir, 'remote-download', 'client-download'),
    team(dataDir, 'remote-community', 'comics'),
  ]);
  return {
    browser,
    site,
    download,
    community,
    end: async () => {
      await Promise.all([browser.close(), site.stop()]);
      await Promise.all([download.remove(), community.remove()]);
    },
  };
}

async function team(dataDir: string, remote: string, page: string): Promise<Team> {
  const clone = await cloneWorkspace();
  const head = `${remote}/src/pages/${page}/head.json`;
  let marked = '';
  const run: Team['run'] = (...args) => release(args, dataDir, clone.folder);
  return {
    ...clone,
    remote,
    path: `/${page}/`,
    mark: async (mark) => {
      await clone.edit(head, `"title": "${marked}`, `"title": "${mark}`);
      marked = mark;
    },
    run,
    publish: (version) => run('publish', remote, '--version', version, '--json'),
  };
}
