import { z } from 'zod';
import type { WechatConfig } from '../../config/wechat-config';
import { Refusal } from '../../http/refusal';

const SECOND = 1000;
/** ms that WeChat may take for both answers together. */
const PATIENCE = 2.5 * SECOND;
/** ms before its end from which a ticket is asked for anew. */
const EARLY = 300 * SECOND;
/** ms for which WeChat is left alone after a failure. */
const REST = 10 * SECOND;

const tokenSchema = z.object({ access_token: z.string().min(1) });
const ticketSchema = z.object({ ticket: z.string().min(1), expires_in: z.number().positive() });

/** The ticket that pages are signed with, asked for once by this process, however many want it, until it is about to end. */
export class WechatTicket {
  #kept = { ticket: '', ends: 0 };
  #rests = 0;
  #asking: Promise<string> | null = null;

  constructor(private readonly config: Pick<WechatConfig, 'appId' | 'secret' | 'api'>) {}

  /** @throws Refusal `service-away` where WeChat gives none */
  async read(): Promise<string> {
    const { ticket, ends } = this.#kept;
    if (Date.now() < ends - EARLY) return ticket;
    try {
      if (Date.now() < this.#rests) throw new Error('WeChat failed a moment ago');
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = null;
      });
      return await this.#asking;
    } catch (cause) {
      if (Date.now() < ends) return ticket;
      throw Object.assign(new Refusal('service-away'), { cause });
    }
  }

  async #ask(): Promise<string> {
    const signal = AbortSignal.timeout(PATIENCE);
    const { appId: appid, secret, api } = this.config;
    const ask = async <T>(path: string, schema: z.ZodType<T>, body?: object): Promise<T> => {
      const headers = { 'content-type': 'application/json' };
      const sent = body && { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(api + path, { ...sent, signal, redirect: 'error' });
      if (!response.ok) throw new Error(`WeChat answered ${response.status}`);
      const answer: unknown = await response.json();
      const read = schema.safeParse(answer);
      if (read.success) return read.data;
      const { errcode, errmsg } = z
        .object({ errcode: z.number(), errmsg: z.string() })
        .partial()
        .catch({})
        .parse(answer);
      throw new Error(`WeChat answered ${path.split('?')[0] ?? ''} with ${errcode ?? 'garbage'}: ${errmsg ?? ''}`);
    };
    try {
      // The stable token is the same for all processes: one that asks takes it from no other.
      const body = { grant_type: 'client_credential', appid, secret };
      const { access_token } = await ask('/cgi-bin/stable_token', tokenSchema, body);
      const query = new URLSearchParams({ access_token, type: 'jsapi' }).toString();
      const { ticket, expires_in } = await ask(`/cgi-bin/ticket/getticket?${query}`, ticketSchema);
      this.#kept = { ticket, ends: Date.now() + expires_in * SECOND };
      return ticket;
    } catch (error) {
      this.#rests = Date.now() + REST;
      throw error;
    }
  }
}
