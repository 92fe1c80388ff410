import { LOGIN_DAYS } from '@shared/contract/config';
import type { MySession, Role } from '@shared/contract/endpoints';
import { type Database, firstRow, onlyRow } from '../../database/database';
import type { Login, User } from '../../http/authenticate';
import { readSessions } from './read-sessions';
import { newToken, tokenHash } from './token';

const MOST_RECENT = 10_000;
/** Milliseconds. */
const RECENT = 5000;
/** The people whom the latest tokens stood for, a few seconds long; by the tokens' hashes, never by the tokens. */
class RecentLogins {
  readonly #seen = new Map<string, { login: Login; until: number }>();

  get(hash: string): Login | undefined {
    const entry = this.#seen.get(hash);
    return entry && entry.until > Date.now() ? entry.login : undefined;
  }

  set(hash: string, login: Login): void {
    this.#seen.delete(hash);
    this.#seen.set(hash, { login, until: Date.now() + RECENT });
    const oldest = this.#seen.keys().next().value;
    if (this.#seen.size > MOST_RECENT && oldest !== undefined) this.#seen.delete(oldest);
  }

  forget(hash: string): void {
    this.#seen.delete(hash);
  }
}

/** A person's logins; beyond, the one that was not used for longest ends. */
const MOST_SESSIONS = 20;

interface LoginRow extends User {
  sessionId: number;
  roles: Role[];
  blockedUntil: string | null;
  blockedReason: string;
  /** Whether it was not noted as used for a while. */
  idle: boolean;
}

export function sessionRepository(database: Database) {
  const recent = new RecentLogins();

  async function loginOf(token: string): Promise<Login | null> {
    const sql = `select u.id, u.name, u.avatar_url as "avatarUrl", u.official, u.roles, s.id as "sessionId",
        case when u.blocked_until > now() then u.blocked_until end as "blockedUntil", u.blocked_reason as "blockedReason",
        s.last_used_at < now() - interval '5 minutes' as idle
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.expires_at > now()`;
    const hash = tokenHash(token);
    const row = await firstRow<LoginRow>(database, sql, [hash]);
    if (!row) return null;
    if (row.idle) await database.query('update sessions set last_used_at = now() where token_hash = $1', [hash]);
    const login = toLogin(row);
    // A role that is taken away shows nothing from that moment on: who has one is looked up each time.
    if (login.roles.length === 0) recent.set(hash, login);
    return login;
  }

  const forgotten = (ended: readonly { hash: string }[]): number => {
    for (const { hash } of ended) recent.forget(hash);
    return ended.length;
  };

  return {
    /** Returns whom a token stands for; null once it ended. */
    loginOf,

    /**
     * The same for what anybody may read: seen lately is enough, since there a login decides no more than which likes are marked.
     * The calls of one page view come together; only the first asks the database.
     */
    readerOf: async (token: string): Promise<Login | null> => recent.get(tokenHash(token)) ?? loginOf(token),

    /** The person behind a login; null once it ended. What is good as long as a login, and comes without its token, asks here. */
    async personOf(sessionId: number): Promise<number | null> {
      const sql = 'select user_id as "userId" from sessions where id = $1 and expires_at > now()';
      return (await firstRow<{ userId: number }>(database, sql, [sessionId]))?.userId ?? null;
    },

    /** Makes a jump token, good once, for 60 seconds. */
    async createJumpToken(userId: number): Promise<string> {
      const token = newToken();
      await database.query('delete from jump_tokens where expires_at < now()');
      await database.query(
        `insert into jump_tokens (token_hash, user_id, expires_at) values ($1, $2, now() + interval '60 seconds')`,
        [tokenHash(token), userId],
      );
      return token;
    },

    /** Returns null where the jump token is unknown, used or late. Deleting is what makes it good once, whoever races. */
    async exchange(jumpToken: string, device = ''): Promise<{ accessToken: string; expiresAt: string } | null> {
      const accessToken = newToken();
      return database.transaction(async (transaction) => {
        const jump = await firstRow<{ userId: number; alive: boolean }>(
          transaction,
          'delete from jump_tokens where token_hash = $1 returning user_id as "userId", expires_at > now() as alive',
          [tokenHash(jumpToken)],
        );
        if (jump?.alive !== true) return null;
        await transaction.query('delete from sessions where user_id = $1 and expires_at < now()', [jump.userId]);
        const { expiresAt } = await onlyRow<{ expiresAt: string }>(
          transaction,
          `insert into sessions (token_hash, user_id, device, expires_at) values ($1, $2, $3, now() + interval '${LOGIN_DAYS} days')
           returning expires_at as "expiresAt"`,
          [tokenHash(accessToken), jump.userId, device],
        );
        await transaction.query(
          `delete from sessions where id in
             (select id from sessions where user_id = $1 order by last_used_at desc, id desc offset ${MOST_SESSIONS})`,
          [jump.userId],
        );
        return { accessToken, expiresAt };
      });
    },

    async end(token: string): Promise<void> {
      const hash = tokenHash(token);
      await database.query('delete from sessions where token_hash = $1', [hash]);
      recent.forget(hash);
    },

    /** Forgets sessions that ended with their rows: nobody is known by them any more. */
    forget: (ended: readonly { hash: string }[]): void => {
      forgotten(ended);
    },

    /** A person's logins, the latest used first. */
    list: (userId: number, current: number): Promise<MySession[]> => readSessions(database, userId, current),

    /** Ends one login of this person; false where it is none of theirs, or ended before. */
    async endOne(sessionId: number, userId: number): Promise<boolean> {
      const sql = 'delete from sessions where id = $1 and user_id = $2 returning token_hash as hash';
      return forgotten(await database.query<{ hash: string }>(sql, [sessionId, userId])) > 0;
    },

    /** Ends all logins of this person but one; how many. */
    async endOthers(userId: number, kept: number): Promise<number> {
      const sql = 'delete from sessions where user_id = $1 and id <> $2 returning token_hash as hash';
      return forgotten(await database.query<{ hash: string }>(sql, [userId, kept]));
    },
  };
}

function toLogin({ sessionId, roles, blockedUntil, blockedReason, idle: _idle, ...user }: LoginRow): Login {
  const blocked = blockedUntil === null ? null : { until: blockedUntil, reason: blockedReason };
  return { user, roles, sessionId, blocked };
}
