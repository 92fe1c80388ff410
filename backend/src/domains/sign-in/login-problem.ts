import loginProblems from './login-problems.json' with { type: 'json' };

/** Everything that a login may end with besides a login, as the visitor is told: a title, and a sentence of advice. */
export { loginProblems };

export type LoginProblemKind = keyof typeof loginProblems;

/** A login that did not come about, for a reason that the visitor is told. */
export class LoginProblem extends Error {
  override readonly name = 'LoginProblem';

  constructor(
    readonly kind: LoginProblemKind,
    cause?: unknown,
  ) {
    super(`No login: ${kind}`, { cause });
  }

  /** The codes for the log, and no more: messages and causes may hold tokens and claims. */
  get code(): string | undefined {
    return codesOf(this.cause).join(' < ') || undefined;
  }
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, error: refused } = error as Error & { code?: unknown; error?: unknown };
  const own = [code, refused].filter((part) => typeof part === 'string' && /^[\w-]{1,80}$/.test(part)) as string[];
  return [...own, ...codesOf(error.cause)];
}
