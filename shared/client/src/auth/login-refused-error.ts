/** A login came back that this browser did not begin; nobody can log a visitor in as somebody else. */
export class LoginRefusedError extends Error {
  override readonly name = 'LoginRefusedError';

  constructor() {
    super('登录没有完成，请再登录一次');
  }
}
