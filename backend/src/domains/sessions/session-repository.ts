import type { Database } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import type { User } from '../../http/authenticate';
import { repositoryPlugin } from '../../database/repository-plugin';
import { RecentUsers } from './recent-users';
import { newToken, tokenHash } from './token';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionRepository;
  }
}

export type SessionRepository = ReturnType<typeof sessionRepository>;

export interface NewSession {
  accessToken: string;
  expiresAt: Date;
}

export function sessionRepository(database: Database) {
  const recent = new RecentUsers();

  async function userOf(token: string): Promise<User | null> {
    const sql = `select u.id, u.name, u.avatar_url as "avatarUrl", u.official
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.expires_at > now()`;
    const hash = tokenHash(token);
    const user = (await firstRow<User>(database, sql, [hash])) ?? null;
    if (user) recent.set(hash, user);
    return user;
  }

  return {
    /** The visitor a token stands for; null once it ended. */
    userOf,

    /**
     * The same for what anybody may read: seen lately is enough, since there a login decides no more than which likes are marked.
     * The calls of one page view come together; only the first asks the database.
     */
    readerOf: async (token: string): Promise<User | null> => recent.get(tokenHash(token)) ?? userOf(token),

    /** Good once, for 60 seconds. */
    async createJumpToken(userId: number): Promise<string> {
      const token = newToken();
      await database.query('delete from jump_tokens where expires_at < now()');
      await database.query(
        `insert into jump_tokens (token_hash, user_id, expires_at) values ($1, $2, now() + interval '60 seconds')`,
        [tokenHash(token), userId],
      );
      return token;
    },

    /** Null where the jump token is unknown, used or late. Deleting is what makes it good once, whoever races. */
    async exchange(jumpToken: string): Promise<NewSession | null> {
      const accessToken = newToken();
      return database.transaction(async (transaction) => {
        const jump = await firstRow<{ userId: number; alive: boolean }>(
          transaction,
          'delete from jump_tokens where token_hash = $1 returning user_id as "userId", expires_at > now() as alive',
          [tokenHash(jumpToken)],
        );
        if (jump?.alive !== true) return null;
        await transaction.query('delete from sessions where user_id = $1 and expires_at < now()', [jump.userId]);
        // As long as the cookie (docs/requirements.md section 9).
        const { expiresAt } = await onlyRow<{ expiresAt: Date }>(
          transaction,
          `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '30 days')
           returning expires_at as "expiresAt"`,
          [tokenHash(accessToken), jump.userId],
        );
        return { accessToken, expiresAt };
      });
    },

    async end(token: string): Promise<void> {
      const hash = tokenHash(token);
      await database.query('delete from sessions where token_hash = $1', [hash]);
      recent.forget(hash);
    },
  };
}

export const sessions = repositoryPlugin('sessions', sessionRepository);
