import { createHmac } from 'node:crypto';
import type { Hook } from '@shared/contract/endpoints';
import type { Outcome } from '../../queue/queue';
import type { Written } from './review';
import { NoAnswer, type Posted, postSafely } from './post-safely';

export interface Lead {
  no: string;
  topic: string;
  name: string;
  company: string;
  contact: string;
  message: string;
  campaign: string;
  region: string;
  /** When they want a demonstration, in words; empty without one. */
  demo: string;
  /** Path of the message at the desk, below the site's base path. */
  link: string;
}

export interface SiteNews {
  no: '';
  text: string;
  link: string;
  /** Of the decision that it tells of. */
  revision?: number;
}

export interface DueCall {
  id: number;
  madeAt: string;
  event: string;
  data: Lead | SiteNews | Written;
  hook: Pick<Hook, 'kind' | 'url' | 'enabled'> & { secret: string };
}

/** Conditions of calling: the address of the site, null where none is configured, and hosts that may be inside. */
export interface Calling {
  site: string | null;
  hookHosts: readonly string[];
}

/** Characters of a message that a group chat is shown. */
const EXCERPT = 200;
/** What may be somebody's number or address: not for a group. */
const personal = /\S+@\S+|\+?\d[\d\s()-]{4,}\d/g;
/** Marks by which chats make links, mentions and headings, as characters that look alike and do nothing. */
const inert = (text: string) =>
  text.replaceAll(/[!#()*<>@[\]_`|~\\]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0));

/** A text of a visitor in a group chat, in one line. */
export function forGroup(text: string): string {
  return inert(text.replaceAll(personal, '…').replaceAll(/\s+/g, ' ').slice(0, EXCERPT));
}

function linesOf(data: Lead | SiteNews | Written): string[] {
  if ('text' in data) return [inert(data.text)];
  const { topic, name, company, message, demo } = data;
  const lines = [`新留言：${topic}`, company === '' ? name : `${name}，${company}`, message].map(forGroup);
  return demo ? [...lines, inert(`演示：${demo}`)] : lines;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64');

/** Builds the request that each kind takes, as its vendor documents it. */
function requestOf(
  { id, madeAt, event, data, hook: { kind, url: address, secret } }: DueCall,
  site: string | null,
): Posted {
  const url = new URL(address);
  const link = site === null || !('link' in data) ? null : `${site}${data.link}`;
  const lines = [
    ...linesOf(data),
    ...(link === null ? [] : [`[${'text' in data ? '打开后台' : '打开留言'}](${link})`]),
  ];
  const now = Date.now();
  const seconds = String(Math.floor(now / 1000));
  switch (kind) {
    case 'wecom':
      return { url, body: JSON.stringify({ msgtype: 'markdown', markdown: { content: lines.join('\n') } }) };
    case 'dingtalk':
      if (secret !== '') {
        url.searchParams.set('timestamp', String(now));
        url.searchParams.set('sign', hmac(secret, `${now}\n${secret}`));
      }
      return {
        url,
        body: JSON.stringify({ msgtype: 'markdown', markdown: { title: lines[0], text: lines.join('\n\n') } }),
      };
    case 'feishu': {
      const signed = secret === '' ? {} : { timestamp: seconds, sign: hmac(`${seconds}\n${secret}`, '') };
      const text = [...linesOf(data), ...(link === null ? [] : [link])].join('\n');
      return { url, body: JSON.stringify({ ...signed, msg_type: 'text', content: { text } }) };
    }
    case 'json':
    case 'review': {
      const name = `call-${id}.${Date.parse(madeAt)}`;
      const body = JSON.stringify({ id: name, event, at: madeAt, data: { ...data, link } });
      const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
      const signature = `v1,${hmac(key, `${name}.${seconds}.${body}`)}`;
      const headers = { 'webhook-id': name, 'webhook-timestamp': seconds, 'webhook-signature': signature };
      return { url, headers, body };
    }
  }
}

/** Codes by which bots say that it was too often, or that they are busy. */
const LATER: readonly number[] = [-1, 45009, 9499, 11232, 130101];

/** Returns what an answer means; bots refuse within a 200. */
function outcomeOf(kind: Hook['kind'], status: number, text: string): Outcome {
  const said = `${status} ${text}`;
  if (status === 408 || status === 429 || status >= 500) return { state: 'again', said };
  if (status < 200 || status >= 300) return { state: 'failed', said };
  if (kind === 'json' || kind === 'review') return { state: 'sent', said };
  const code = codeIn(text);
  if (code === undefined) return { state: 'unsure', said };
  return { state: code === 0 ? 'sent' : LATER.includes(code) ? 'again' : 'failed', said };
}

function codeIn(text: string): number | undefined {
  try {
    const { errcode, code } = JSON.parse(text) as { errcode?: unknown; code?: unknown };
    const given = errcode ?? code;
    return typeof given === 'number' ? given : undefined;
  } catch {
    return undefined;
  }
}

/** Makes a call once; a bot that may have had it is not asked again, since it cannot tell twins apart. */
export async function callHook(call: DueCall, { site, hookHosts }: Calling): Promise<Outcome> {
  const { kind } = call.hook;
  try {
    const { status, text } = await postSafely(requestOf(call, site), hookHosts);
    return outcomeOf(kind, status, text);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const state = error.outcome === 'unsure' && (kind === 'json' || kind === 'review') ? 'again' : error.outcome;
    return { state, said: error.message };
  }
}
