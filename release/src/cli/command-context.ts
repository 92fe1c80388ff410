import type { SiteConfig } from '@shared/contract/config';
import type { ReleaseService } from '../remote/release-service';
import type { Sandbox } from '../../../pages/src/compose/sandbox';
import type { TryOptions } from '../publish/publish';
import type { KeysContext, KeysOptions } from '../trust/keys-context';
import { ReleaseError } from '@shared/store/release-error';
import type { Store } from '@shared/store/store/store';
import type { Workplace } from './workplace';

export interface CommandContext {
  root: string;
  place: Workplace;
  store: Store;
  /** The search for a sandbox, begun while the store is opened. */
  sandbox: Promise<Sandbox> | undefined;
  /** Brings a release to life before it is stored; throws where that does not work. */
  inBrowser: NonNullable<TryOptions['inBrowser']>;
  /** Configuration that pages are composed with: the store's, or the checkout's where nothing was promoted yet. */
  config: SiteConfig;
  /** The person who runs it, for the ledger. */
  by: string;
  arguments: readonly string[];
  options: {
    dir?: string | undefined;
    version?: string | undefined;
    to?: string | undefined;
    canary?: string | undefined;
    auto?: string | undefined;
    bake?: string | undefined;
    again?: boolean | undefined;
    reason?: string | undefined;
    attempts?: boolean | undefined;
    watch?: boolean | undefined;
    'clock-is-right'?: boolean | undefined;
    'dry-run'?: boolean | undefined;
    'content-changes'?: boolean | undefined;
    'origin-changes'?: boolean | undefined;
    write?: boolean | undefined;
    redirect?: string[] | undefined;
    gone?: boolean | undefined;
  } & KeysOptions;
  trust: Pick<KeysContext, 'storage' | 'memory' | 'keysDir' | 'draftsDir' | 'ledger'>;
  /** The service that keeps the store, where `STORE` names one; null: this command writes it itself. */
  service: ReleaseService | null;
  json: boolean;
  /** Progress. */
  say: (sentence: string) => void;
  /** The result, as a value for programs and as sentences for people. */
  answer: (value: unknown, sentences: readonly string[]) => void;
}

/** The decider, as the commands that decide something have it. */
export function deciderOf({ store, by, options, service }: CommandContext) {
  return { store, by, reason: options.reason, clockIsRight: options['clock-is-right'], commit: service?.commit };
}

/** `name@version`, taken apart. */
export function parseRelease(given: string): { name: string; version: string } {
  const at = given.lastIndexOf('@');
  if (at <= 0 || at === given.length - 1)
    throw new ReleaseError(`${given} names no release: it needs the form name@version`);
  return { name: given.slice(0, at), version: given.slice(at + 1) };
}
