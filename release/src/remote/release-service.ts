import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Revision } from '@shared/contract/release';
import { LedgerMovedError } from '@shared/store/ledger/errors';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { ReleaseError } from '@shared/store/release-error';
import { sha256Of } from '@shared/store/sha256';
import type { Store } from '@shared/store/store/store';
import { loadKeys } from '@shared/store/trust/keys';
import { statementOf } from '@shared/store/trust/release-statement';
import { teamKeys } from '@shared/store/trust/rights';
import { sign } from '@shared/store/trust/sign';
import { encodeSigned } from '@shared/store/trust/signed-document';
import { readTrust } from '@shared/store/trust/trust-log';
import type { TrustMemory } from '@shared/store/trust/trust-memory';
import { packBuild } from '../publish/archive';
import { type PublishOptions, type Published, prepareRelease, refuseUnfit } from '../publish/publish';
import { readBuild } from '../verify/read-build';
import { type Answer, type Decision, GONE, MOVED, PIECE, type PublishRequest, answerSchema } from './wire';

/** ms that an answer may take: a large site is composed meanwhile. */
const PATIENCE = 280_000;
/** Connections that may be lost one after the other, and the pause after the first, in ms. Proxies end one that is silent for a minute. */
const MOST_LOST = 6;
const PAUSE = 100;

interface ServiceOptions {
  /** The address, as in `https://releases.example.com`. */
  address: string;
  /** The store of the service as this command sees it, with what it composes itself on top (`OverlayStorage`). */
  store: Store;
  memory: TrustMemory;
  keysDir: string;
  /** Options of the command that its decision does not tell. */
  asked: Pick<Decision, 'to' | 'again' | 'clockIsRight'>;
  /** Bytes that are sent at a time. */
  piece?: number;
}

/** The connection ended before there was an answer: whether the request was heard, nobody knows. */
class LostError extends ReleaseError {}

/** A release service, as whoever releases into its store has it: it is sent what they signed, and stores that or refuses it. */
export class ReleaseService {
  private readonly address: string;

  constructor(private readonly options: ServiceOptions) {
    this.address = options.address.replace(/\/+$/, '');
  }

  /** Sends a finished build as a release that its team signed. */
  readonly publish = async (wanted: PublishOptions): Promise<Published> => {
    const { store, memory, keysDir } = this.options;
    const { source } = wanted;
    const output = await readBuild(wanted.folder);
    const { name } = output.build;
    refuseUnfit(output.build, wanted.version);
    const trust = await readTrust(store.storage, memory);
    const keys = teamKeys(trust.newest, name, { keys: await loadKeys(keysDir), folder: keysDir });
    const { release, releaseFile, isThere } = await prepareRelease({ ...wanted, store }, output);
    if (isThere) return { release, isNew: false };
    const archive = await packBuild(output);
    const described = {
      ...{ archive: sha256Of(archive), bytes: archive.length, source },
      release: sign(statementOf(releaseFile), keys),
    };
    const request = () => {
      const own = { at: new Date().toISOString(), nonce: randomBytes(16).toString('hex') };
      const document: PublishRequest = { type: 'publish request', schema: 1, ...described, ...own };
      return encodeSigned(sign(document, keys.slice(0, 1))).toString();
    };
    return { release, isNew: await this.send(archive, request) };
  };

  /** Signs a revision that was composed here, and has the service make the same decision. */
  readonly commit = async (revision: Revision): Promise<KnownRevision> => {
    const { store, asked } = this.options;
    const signed = await store.authority.signRevision(revision);
    const config = await store.readConfig(revision.config);
    const body = JSON.stringify({ revision: signed, config, ...asked });
    await this.persist(() => this.call('POST', '/decisions', body));
    return { revision, sha256: sha256Of(encodeSigned(signed)) };
  };

  /** Sends an archive piece by piece, from where the service has it; tells whether the release is new. */
  private send(archive: Buffer, request: () => string): Promise<boolean> {
    const { piece = PIECE } = this.options;
    return this.persist(async (gotOn) => {
      let answer = await this.call('POST', '/uploads', request());
      while ('upload' in answer) {
        const { upload, offset } = answer;
        const body = new Uint8Array(archive.subarray(offset, offset + piece));
        answer = await this.call('PATCH', `/uploads/${encodeURIComponent(upload)}?offset=${offset}`, body);
        gotOn();
      }
      return 'isNew' in answer && answer.isNew;
    });
  }

  /** Does what may be done twice, until there is an answer: connections may be lost meanwhile. */
  private async persist<T>(work: (gotOn: () => void) => Promise<T>): Promise<T> {
    for (let lost = 0; ;) {
      try {
        return await work(() => (lost = 0));
      } catch (error) {
        lost += 1;
        if (!(error instanceof LostError) || lost >= MOST_LOST) throw error;
        await wait(PAUSE * 2 ** lost);
      }
    }
  }

  private async call(method: string, path: string, body: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
    const { address } = this;
    const lost = (why: string, cause?: unknown) =>
      new LostError(`${address} does not answer: ${why}; "status" shows what it did`, { cause });
    const signal = AbortSignal.timeout(PATIENCE);
    const [status, given] = await fetch(address + path, { method, body, redirect: 'error', signal })
      .then(async (answer) => [answer.status, (await answer.json()) as unknown] as const)
      .catch((error: unknown) => {
        const { message, cause } = error as Error;
        throw lost(cause instanceof Error ? cause.message : message, error);
      });
    const { data: answer } = answerSchema.safeParse(given);
    if (!answer) throw lost(`${status} in words of no release service`);
    if (!('error' in answer)) return answer;
    // An archive that a service does not know any more is begun again.
    if (status === GONE) throw lost(answer.error);
    throw status === MOVED ? new LedgerMovedError(answer.error) : new ReleaseError(answer.error);
  }
}
