import axios, { type AxiosResponse } from 'axios';

export type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;

/** What the starter asked for before any script was there, once; undefined where it did not, or where the answer is none. */
export async function earlyAnswer(path: string, query: unknown): Promise<Answer | undefined> {
  const calls = globalThis.__SITE__?.calls;
  const address = axios.getUri({ url: path, params: query });
  const call = calls?.get(address);
  if (!call) return undefined;
  calls?.delete(address);
  try {
    const response = await call;
    return response.ok ? { status: response.status, data: await response.json(), headers: {} } : undefined;
  } catch {
    return undefined;
  }
}
