import type { PageModule } from '@shared/contract';
import type { RemoteError } from '../errors';
import type { Obtained, OnStep, Wanted } from '../ladder';
import type { Step } from '../recovery-record';
import { filesOf, pageModule, reference } from './fixtures';

/** A page that somebody asked the ladder for; the test says what becomes of it. */
export interface Climb {
  wanted: Wanted;
  step: (rung: Step['rung'], cause: RemoteError) => void;
  succeed: (page: { Component: PageModule['Component']; version?: string; composed?: boolean }) => void;
  fail: (error: Error) => void;
}

/** Obtains nothing by itself. */
export class FakeLadder {
  readonly climbs: Climb[] = [];

  readonly obtain = (wanted: Wanted, onStep: OnStep): Promise<Obtained> =>
    new Promise((resolve, reject) => {
      this.climbs.push({
        wanted,
        step: (rung, cause) => {
          onStep({ rung, cause, release: `${wanted.remote}@1.0.0` });
        },
        succeed: ({ Component, version = '1.0.0', composed = !wanted.fresh }) => {
          const release = {
            reference: reference(wanted.remote, version),
            files: filesOf(wanted.remote),
            complete: true,
            key: `${wanted.remote}@${version}`,
          };
          resolve({ module: pageModule(Component), release, composed });
        },
        fail: reject,
      });
    });

  /** The last one that was asked for. */
  get climb(): Climb {
    const last = this.climbs.at(-1);
    if (!last) throw new Error('Nobody asked the ladder for a page');
    return last;
  }
}
