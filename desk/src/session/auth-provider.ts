import { ResponseError, call } from '@shared/client';
import { loginAddress, logout, readToken } from '@shared/client/auth';
import { type Role, type RichUser, userInfoRich } from '@shared/contract/endpoints';
import type { AuthProvider } from 'react-admin';

const UNAUTHORIZED = 401;

/** The person at the desk, asked once a page view and again after a login. */
export class Session {
  #person: Promise<RichUser> | null = null;

  person(): Promise<RichUser> {
    this.#person ??= call(userInfoRich, {}, { quiet: true, swallow: true }).catch((error: unknown) => {
      this.#person = null;
      throw error;
    });
    return this.#person;
  }

  forget(): void {
    this.#person = null;
  }
}

/** Answers react-admin about the login; the server decides again at each call. */
export function authProvider(session: Session): AuthProvider {
  return {
    // The login is the site's own: its page asks, and leads back here.
    login: () => {
      location.assign(loginAddress());
      return Promise.resolve();
    },
    logout: async () => {
      session.forget();
      if (readToken() !== undefined) await logout();
    },
    checkAuth: async () => {
      if (readToken() === undefined) throw new Error('请先登录');
      await session.person();
    },
    checkError: (error: unknown) => {
      if (error instanceof ResponseError && error.code === UNAUTHORIZED) {
        session.forget();
        return Promise.reject(new Error('登录已经结束，请再登录一次'));
      }
      return Promise.resolve();
    },
    getIdentity: async () => {
      const { id, name, avatarUrl } = await session.person();
      // The picture is not `avatar`: react-admin would then say the name twice.
      return { id, fullName: name, picture: avatarUrl };
    },
    getPermissions: async (): Promise<readonly Role[]> => {
      if (readToken() === undefined) return [];
      const { roles } = await session.person();
      return roles;
    },
  };
}
