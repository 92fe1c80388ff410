import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** Loads PGlite outside of Jest's sandbox, where its WebAssembly loader cannot run; the test puts it in place of its own. */
export default class PgliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { pgliteOutside: pglite });
  }
}
