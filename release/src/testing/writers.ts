import { promote } from '../promote/promote';
import type { Store } from '@shared/store/store/store';
import type { Fixture } from './fixture';
import { type Remote, remotes } from './two-pages';

/** A promotion that was said to be live. */
export interface Write {
  /** The revision's number. */
  number: number;
  name: string;
  version: string;
  /** The versions of all packages in the composition that it made live. */
  releases: Record<string, string>;
}

function own(writer: number): { name: Remote; versions: [string, string] } {
  return {
    name: writer % 2 === 0 ? remotes[0] : remotes[1],
    versions: [`${writer}.1.0`, `${writer}.2.0`],
  };
}

/** Publishes two versions for each writer, that it promotes in turn. */
export async function publishForWriters(fixture: Fixture, writers: number): Promise<void> {
  for (let writer = 1; writer <= writers; writer += 1) {
    const { name, versions } = own(writer);
    for (const version of versions) await fixture.publishRemote(name, version);
  }
}

/** Promotes `rounds` times; a promotion that is told to try again throws. */
export async function write(store: Store, writer: number, rounds: number): Promise<Write[]> {
  const { name, versions } = own(writer);
  const writes: Write[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const version = versions[round % 2 === 0 ? 0 : 1];
    const { revision, composition } = await promote({
      store,
      by: `writer ${writer}`,
      releases: { [name]: version },
    });
    const releases = Object.fromEntries(
      Object.entries(composition.releases).map(([other, { version: live }]) => [other, live]),
    );
    writes.push({ number: revision?.number ?? 0, name, version, releases });
  }
  return writes;
}

/** Writes that are not the state before with just their own release in it: each of them lost somebody's update. */
export function lostUpdates(writes: readonly Write[], before: Readonly<Record<string, string>>): string[] {
  let state = before;
  let expected = Math.min(...writes.map(({ number }) => number));
  const lost: string[] = [];
  for (const { number, name, version, releases } of writes.toSorted((a, b) => a.number - b.number)) {
    const wanted = { ...state, [name]: version };
    if (number !== expected || Object.keys(wanted).some((key) => wanted[key] !== releases[key]))
      lost.push(`revision ${number}: ${JSON.stringify(releases)} instead of ${JSON.stringify(wanted)}`);
    state = releases;
    expected = number + 1;
  }
  return lost;
}
