import { IntegrityError } from '../errors/integrity-error';
import { ScriptThrewError } from '../errors/script-threw-error';
import type { EarlyScript } from '../../starter/site-global';
import { site } from '../../starter/site-global';
import { noteMovement } from './movement';
import { probe } from './probe';

export interface ScriptFile {
  url: string;
  integrity: string;
  /** Key of the generation it belongs to. */
  release: string;
  /** Whether it did what it is there for: the container's global is set, the chunk is in its queue. */
  registered: () => boolean;
}

/** The first request is the plain element, or the one that the starter made already; later ones look at the answer first. */
export async function scriptAttempt(file: ScriptFile, attempt: number): Promise<void> {
  if (attempt === 1) {
    const early = site().early.get(file.url);
    site().early.delete(file.url);
    // Another generation needs its own run of the file.
    const own = early?.element.dataset['release'] === file.release ? early : undefined;
    return own ? join(file, own) : run(file, file.url);
  }
  const url = `${file.url}?retry=${attempt}.${Date.now().toString(36)}`;
  await probe(url);
  return run(file, url);
}

function run(file: ScriptFile, url: string): Promise<void> {
  const element = site().script(url, file.integrity, file.release);
  const settled = settle(file, element);
  document.head.append(element);
  return settled;
}

async function join(file: ScriptFile, early: EarlyScript): Promise<void> {
  if (early.state === 'failed') throw new IntegrityError(file.url);
  if (early.state === 'pending') return settle(file, early.element);
  if (!file.registered()) throw new ScriptThrewError(file.url);
}

function settle(file: ScriptFile, element: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => {
      noteMovement();
      if (file.registered()) resolve();
      else reject(new ScriptThrewError(file.url));
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new IntegrityError(file.url));
    });
  });
}
