import { CancelledError, NetworkError, ResponseError, TimeoutError } from '@shared/client';
import type { ErrorReason } from '@shared/contract/endpoints';

export interface StartFailure {
  /** Name of the failure, for telemetry. */
  cause: string;
  title: string;
  advice: string;
  /** Seconds until asking again is worth it. */
  retryAfter?: number;
}

const unexpected = { cause: 'unexpected', title: '下载没有开始', advice: '再试一次；还不行就用下面的直接链接。' };

/** Explains the failure of a download link, in words that say what to do. */
export function startFailure(error: unknown): StartFailure | null {
  if (error instanceof CancelledError) return null;
  if (error instanceof NetworkError) {
    return {
      cause: 'offline',
      title: '现在连不上网络',
      advice: '检查网络后再试一次；下面的直接链接也可以先复制下来。',
    };
  }
  if (error instanceof TimeoutError) {
    return { cause: 'timeout', title: '等得太久了', advice: '网络很慢时，用下面的直接链接更稳。' };
  }
  if (error instanceof ResponseError) return refused(error);
  return unexpected;
}

/** Refusals by the server's reason. */
const refusals: Partial<Record<ErrorReason, Pick<StartFailure, 'title' | 'advice'>>> = {
  'rate-limited': { title: '点得有点快', advice: '稍等片刻会自动允许再试。' },
  'unknown-build': {
    title: '没有这个安装包',
    advice: '它可能已经撤下，也可能还没有上传；现在有的都在下面。',
  },
  'clock-skew': { title: '电脑的时间不对', advice: '把系统时间调准后再试，或者用下面的直接链接。' },
  'signature-refused': { title: '下载请求没有通过核对', advice: '刷新这一页再试，或者用下面的直接链接。' },
  'link-expired': { title: '链接过期了', advice: '再点一次会换一个新的链接。' },
};

function refused({ reason, code, retryAfter }: ResponseError): StartFailure {
  const known = reason && refusals[reason];
  if (!known) return { ...unexpected, cause: `status-${String(code)}` };
  const wait = Math.max(1, Math.ceil(retryAfter ?? 10));
  return { cause: reason, ...known, ...(reason === 'rate-limited' && { retryAfter: wait }) };
}
