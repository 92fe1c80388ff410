import type { Bootstrap, EarlyScript } from '@shared/contract/release';
import {
  EmptyStylesheetError,
  GoneError,
  IntegrityError,
  NetworkError,
  ScriptThrewError,
  ServerError,
} from '../errors';
import type { Movement } from './movement';

/** A file of a release, as one attempt needs it. */
export interface FileToLoad {
  url: string;
  integrity: string;
  /** Key of the generation it belongs to. */
  release: string;
}

export interface ScriptToLoad extends FileToLoad {
  /** Whether the file did what it is there for: the container's global is set, the chunk is in its queue. */
  registered: () => boolean;
}

export interface Attempts {
  bootstrap: Pick<Bootstrap, 'scripts' | 'script'>;
  movement: Movement;
}

/** The first request is the plain element, or the one that the starter made already; later ones look at the answer first. */
export async function attemptScript(file: ScriptToLoad, attempt: number, parts: Attempts): Promise<void> {
  const { scripts, script } = parts.bootstrap;
  const early = attempt === 1 ? scripts.get(file.url) : undefined;
  if (attempt === 1) scripts.delete(file.url);
  // A new generation needs its own run of the file.
  if (early?.element.dataset['release'] === file.release) return join(file, early, parts);
  const element = script(await reachableUrl(file, attempt, parts.movement), file.integrity, file.release);
  const settled = settle(file, element, parts);
  document.head.append(element);
  return settled;
}

async function join(file: ScriptToLoad, early: EarlyScript, parts: Attempts): Promise<void> {
  if (early.state === 'failed') throw new IntegrityError(file.url);
  if (early.state === 'pending') return settle(file, early.element, parts);
  if (!file.registered()) throw new ScriptThrewError(file.url);
}

function settle(file: ScriptToLoad, element: HTMLScriptElement, { movement }: Attempts): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => {
      movement.note();
      if (file.registered()) resolve();
      else reject(new ScriptThrewError(file.url));
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new IntegrityError(file.url));
    });
  });
}

/** Counts the chunks that use a sheet; its number says so where they are several (shared/kit/src/bundle/shared-sheets.ts). */
export function usersOf(url: string): number {
  return Number(/\/(\d+)\d{4}\.[^/]*$/.exec(url)?.[1] ?? 1);
}

/** The sheet to stand before: what more use comes first, in whichever order they arrive. */
function sheetOfFewer(users: number): Element | null {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[data-href]')];
  return links.find(({ dataset }) => usersOf(dataset['href'] ?? '') < users) ?? null;
}

/** `load` alone proves nothing: HTML or rubbish served as CSS fires it too, and leaves a sheet without rules. */
export async function attemptStylesheet(file: FileToLoad, attempt: number, movement: Movement): Promise<void> {
  const link = document.createElement('link');
  const { integrity, release, url } = file;
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity });
  Object.assign(link.dataset, { release, href: url });
  link.href = await reachableUrl(file, attempt, movement);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      link.remove();
      reject(error);
    };
    link.addEventListener('load', () => {
      movement.note();
      if (link.sheet?.cssRules.length) resolve();
      else fail(new EmptyStylesheetError(url));
    });
    link.addEventListener('error', () => fail(new IntegrityError(url)));
    document.head.insertBefore(link, sheetOfFewer(usersOf(url)));
  });
}

/** The address to load from. From the second attempt on, one of its own that is known to answer. */
async function reachableUrl({ url }: FileToLoad, attempt: number, movement: Movement): Promise<string> {
  if (attempt === 1) return url;
  const again = `${url}?retry=${attempt}.${Date.now().toString(36)}`;
  await probe(again, movement);
  return again;
}

/**
 * Fetches a file to learn what the network makes of it: an element's `error` event names no cause. What arrives is
 * cacheable, so that the element with the same address does not load it again.
 */
async function probe(url: string, movement: Movement): Promise<void> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new NetworkError(url, { cause: error });
  });
  movement.note();
  if (response.status >= 500) throw new ServerError(url);
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) throw new GoneError(url);
  const reader = response.body?.getReader();
  try {
    while (reader && !(await reader.read()).done) movement.note();
  } catch (error) {
    throw new NetworkError(url, { cause: error });
  }
}
