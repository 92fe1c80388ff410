import { z } from 'zod';
import type { AsRead } from './as-read';
import { redirects } from './route-schemas';

/** The documents of the ledger as whoever reads them checks them; fields of a later writer are let through. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const packageName = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const version = z.string().regex(/^[\w.+-]{1,80}$/);
const versions = z.record(packageName, version);
const release = z.string().regex(/^[a-z][a-z0-9-]{0,60}@[\w.+-]{1,80}$/);
/** Text that people wrote, shown in terminals: without control characters. */
const text = z.string().regex(/^[^\p{Cc}]{1,500}$/u);

/** A composition by its id, and the SHA-256 of its `composition.json`, hexadecimal. */
const composition = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/), sha256 });

const canaryId = z.string().regex(/^[\w-]{1,64}$/);
/** Visitors in a hundred. */
const percent = z.int().min(1).max(99);

/** Some visitors get other releases than stable's. Each canary draws its own, whatever other canaries they are in. */
const canary = z.object({
  /** Drawn for this canary: who is in is decided by a hash over it, so that each draws afresh. */
  id: canaryId,
  /** Differences from stable: version by package. No package is in two canaries. */
  releases: versions,
  percent,
  /** The percentages that it goes through by itself, and the seconds that each stays at least; null: a person moves it. */
  ramp: z.object({ steps: z.array(percent), bake: z.int().min(0) }).nullable(),
});

/** What those get who are in all of these canaries, and in no other. */
const mix = z.object({
  /** Ids of canaries, sorted. */
  of: z.array(canaryId).min(1),
  composition,
});

/** A canary as it was written while there was one at most. */
const formerCanary = canary.omit({ ramp: true }).extend({ composition });

/** Canaries at a time: each further one doubles the compositions. */
export const MOST_CANARIES = 3;

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('promote'), releases: versions, again: z.boolean() }),
  z.object({ kind: z.literal('canary'), releases: versions, percent: z.int() }),
  /** `to`: the revision that is live again; null where one package went back, or the canary ended. */
  z.object({ kind: z.literal('rollback'), package: packageName.nullable(), to: count.nullable() }),
  z.object({ kind: z.literal('withdraw'), release }),
  /** The package was taken out; its addresses lead on, or all that do not are gone. */
  z.object({ kind: z.literal('retire'), package: packageName, redirects, gone: z.boolean() }),
  /** Ends a canary and rejects its releases; it is believed only where it changes nothing else. `reason` holds the figures. */
  z.object({ kind: z.literal('stop'), canary: canaryId, releases: versions }),
  /** Changes nothing, and says that the head is the head (docs/threat-model.md, "freeze"). */
  z.object({ kind: z.literal('confirm') }),
]);

/**
 * `ledger/<number>.json`: what is served from then on, and who decided it. Immutable; written only where its number is
 * the next. The highest number is what counts.
 */
export const revisionSchema = z
  .object({
    type: z.literal('revision'),
    schema: z.literal(1),
    /** Counts from 1, without gaps. */
    number: z.int().min(1),
    /** SHA-256 of the bytes of the revision before, hexadecimal; null for the first. */
    previous: sha256.nullable(),
    /** The trust document by which its signature counts. */
    trust: z.int().min(1),
    /** The revision that a rollback of the site goes back to; null where there is none. */
    parent: count.nullable(),
    stable: composition.nullable(),
    /** Null by now: a server of before serves stable to everybody. Revisions of before have their one canary here. */
    canary: formerCanary.nullable(),
    /** `canariesOf` reads these, of revisions of before too, which lack them. */
    canaries: z.array(canary).max(MOST_CANARIES).optional(),
    mixes: z.array(mix).optional(),
    /** Releases (`name@version`) that nothing may serve again. */
    withdrawn: z.array(release),
    /** Releases that were rolled back from: never offered as a fallback; promoted again only by name and with `--again`. */
    rejected: z.array(release),
    /** SHA-256 of the configuration that pages are composed with, stored as `configs/<sha256>.json`. */
    config: sha256,
    action,
    /** The decider, as they call themselves; the signature says whose key it was. */
    by: text,
    at: z.iso.datetime(),
    reason: text.nullable(),
    /** The program that decided, where it was not a person: `npm start`. */
    tool: text.nullable(),
  })
  .refine(isWhole, 'is of canaries that overlap, or lacks what visitors of some get');

/** `attempts/<time>-<nonce>.json`: a command that was refused, failed or died, for who asks what became of it. */
export const attemptSchema = z.object({
  schema: z.literal(1),
  /** The command as it was given, without the program: `promote remote-community@1.2.0`. */
  command: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** `refused`: with a sentence; `failed`: a fault of the tool; `died`: its process ended without a word. */
  outcome: z.enum(['refused', 'failed', 'died']),
  /** The package of the attempt, as far as it was known. */
  package: z.string().nullable(),
  /** The address of the page that would not compose. */
  page: z.string().nullable(),
  cause: z.string(),
  stack: z.string().nullable(),
});

/** `leases/<id>.json`: a command that is under way; what it uses is left alone while its lease is young (shared/store/src/ledger/leases.ts). */
export const leaseSchema = z.object({
  schema: z.literal(1),
  command: z.string(),
  by: z.string(),
  /** By the clock of who holds it: for people. */
  at: z.iso.datetime(),
  /** The package that it publishes; null where it may use anything. */
  package: z.string().nullable(),
});

export type CompositionReference = z.output<typeof composition>;
export type Canary = AsRead<typeof canary>;
export type Mix = AsRead<typeof mix>;
export type RevisionAction = AsRead<typeof action>;
export type Revision = AsRead<typeof revisionSchema>;
export type Attempt = z.output<typeof attemptSchema>;
export type Lease = z.output<typeof leaseSchema>;

/** The canaries that run, and a composition for each set of them. */
export interface Canaries {
  canaries: readonly Canary[];
  mixes: readonly Mix[];
}

/** Every set of these ids but the empty one, each sorted; the smaller sets first. */
export function setsOf(ids: readonly string[]): string[][] {
  const sets = ids.toSorted().reduce<string[][]>((found, id) => [...found, ...found.map((set) => [...set, id])], [[]]);
  return sets.slice(1).sort((a, b) => a.length - b.length);
}

/** Whether no package is in two canaries, and every set of canaries has one composition. */
function isWhole({ canaries = [], mixes = [] }: { [Key in keyof Canaries]?: Canaries[Key] | undefined }): boolean {
  const packages = canaries.flatMap(({ releases }) => Object.keys(releases));
  const wanted = setsOf(canaries.map(({ id }) => id)).map((set) => set.join(' '));
  const there = mixes.map(({ of }) => of.join(' '));
  const isOnce = [packages, wanted].every((names) => new Set(names).size === names.length);
  return isOnce && wanted.sort().join() === there.sort().join();
}
