interface Telling {
  status: number;
  title: string;
  /** Advice for the visitor. */
  sentence: string;
}

/** Everything that a login may end with besides a login, as the visitor is told. */
export const loginProblems = {
  'no-login': {
    status: 503,
    title: '登录还没有开通',
    sentence: '本站还没有接上登录服务，现在谁也不能登录。不登录也可以浏览全部内容、下载客户端和给我们留言。',
  },
  'foreign-return': {
    status: 400,
    title: '无法登录',
    sentence: '返回地址不属于本站。请回到网站重新点击登录。',
  },
  'other-name': {
    status: 400,
    title: '请换一个地址登录',
    sentence: '登录只能在本站的正式地址上进行。点下面的链接到正式地址的同一个页面，再点登录。',
  },
  cancelled: { status: 200, title: '你取消了登录', sentence: '没有登录。你可以回到刚才的页面继续浏览，或者重新登录。' },
  refused: {
    status: 400,
    title: '登录服务没有同意这次登录',
    sentence: '可能是等待太久，或者你的账号不能用在本站。请重新登录；还是不行，请给我们留言。',
  },
  gone: {
    status: 503,
    title: '登录服务连不上',
    sentence: '登录服务现在没有应答，不是你的操作有误。请过几分钟再登录。',
  },
  slow: {
    status: 503,
    title: '登录服务太慢',
    sentence: '登录服务没有在几秒之内应答，不是你的操作有误。请过一会儿再登录。',
  },
  nonsense: {
    status: 503,
    title: '登录服务答非所问',
    sentence: '登录服务的应答读不懂，为了你的安全，这次没有登录。请过一会儿再登录。',
  },
  'wrong-issuer': {
    status: 400,
    title: '登录凭证不是给本站的',
    sentence: '登录服务给的凭证与本站的设置不符，为了你的安全，这次没有登录。请重新登录；还是不行，请给我们留言。',
  },
  'wrong-signature': {
    status: 400,
    title: '登录凭证的签名不对',
    sentence: '无法确认登录凭证来自登录服务，为了你的安全，这次没有登录。请重新登录；还是不行，请给我们留言。',
  },
  'wrong-nonce': {
    status: 400,
    title: '登录凭证不是这次登录的',
    sentence: '登录凭证属于另一次登录，为了你的安全，这次没有登录。请重新登录。',
  },
  clock: {
    status: 400,
    title: '时间对不上',
    sentence: '登录凭证上的时间与本站的时钟差得太多，这次没有登录。请重新登录；还是不行，请给我们留言。',
  },
  replayed: {
    status: 400,
    title: '这次登录已经用过了',
    sentence: '同一次登录只能完成一次。如果你已经登录，直接回到刚才的页面即可。',
  },
  expired: { status: 400, title: '登录用的时间太长', sentence: '从点击登录到回来超过了十五分钟。请重新登录。' },
  foreign: {
    status: 400,
    title: '这次登录不是从这个浏览器开始的',
    sentence: '请在同一个浏览器里从头登录；如果浏览器禁用了 Cookie，请先允许本站使用。',
  },
} as const satisfies Record<string, Telling>;

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

  /** For the log: codes alone, since messages and causes may hold tokens and claims. */
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
