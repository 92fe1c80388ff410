import { LOGIN_MINUTES } from '@shared/contract/config';
import { type Database, firstRow } from '../../database/database';
import { newToken, tokenHash } from '../sessions/token';

/** The visitor's place, as the site gave it. */
export interface LoginPlace {
  target: string;
  siteState: string;
}

type Taken = ({ found: 'alive' } & LoginPlace) | { found: 'replayed' | 'expired' | 'foreign' };

export function loginAttemptRepository(database: Database) {
  return {
    /** Gives the state that the provider sends back. */
    async begin(browserHash: string, { target, siteState }: LoginPlace): Promise<string> {
      const state = newToken();
      await database.query(`delete from sign_ins where begun_at < now() - interval '1 hour'`);
      await database.query(
        'insert into sign_ins (state_hash, browser_hash, return_target, site_state) values ($1, $2, $3, $4)',
        [tokenHash(state), browserHash, target, siteState],
      );
      return state;
    },

    /** Takes a login back once, whichever process is asked, and only for the browser that began it. */
    async take(state: string, browserHash: string): Promise<Taken> {
      const place = await firstRow<LoginPlace>(
        database,
        `update sign_ins set used_at = now()
         where state_hash = $1 and browser_hash = $2 and used_at is null
           and begun_at > now() - interval '${LOGIN_MINUTES} minutes'
         returning return_target as target, site_state as "siteState"`,
        [tokenHash(state), browserHash],
      );
      if (place) return { found: 'alive', ...place };
      const sql = 'select used_at is not null as used from sign_ins where state_hash = $1 and browser_hash = $2';
      const old = await firstRow<{ used: boolean }>(database, sql, [tokenHash(state), browserHash]);
      if (!old) return { found: 'foreign' };
      return { found: old.used ? 'replayed' : 'expired' };
    },

    async latestPlace(browserHash: string): Promise<LoginPlace | null> {
      const sql = `select return_target as target, site_state as "siteState" from sign_ins
        where browser_hash = $1 order by begun_at desc limit 1`;
      return (await firstRow<LoginPlace>(database, sql, [browserHash])) ?? null;
    },
  };
}
