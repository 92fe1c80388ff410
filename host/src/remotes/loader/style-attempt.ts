import { EmptyStylesheetError } from '../errors/empty-stylesheet-error';
import { IntegrityError } from '../errors/integrity-error';
import type { Attempt } from './attempts';
import { probe } from './probe';

export interface StyleFile {
  url: string;
  integrity: string;
  release: string;
}

export function styleAttempt(file: StyleFile, attempt: number): Attempt {
  if (attempt === 1) return { arrived: apply(file, file.url), moves: () => false };
  const url = `${file.url}?retry=${attempt}.${Date.now().toString(36)}`;
  const { done, moves } = probe(url);
  return { arrived: done.then(() => apply(file, url)), moves };
}

/** `load` alone proves nothing: HTML or rubbish served as CSS fires it too, and leaves a sheet without rules. */
function apply(file: StyleFile, url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = file.integrity;
  link.dataset['release'] = file.release;
  link.dataset['href'] = file.url;
  link.href = url;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      if (link.sheet?.cssRules.length) {
        resolve();
      } else {
        link.remove();
        reject(new EmptyStylesheetError(file.url));
      }
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new IntegrityError(file.url));
    });
    document.head.append(link);
  });
}
