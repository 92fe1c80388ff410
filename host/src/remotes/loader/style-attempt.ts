import { EmptyStylesheetError } from '../errors/empty-stylesheet-error';
import { IntegrityError } from '../errors/integrity-error';
import { noteMovement } from './movement';
import { probe } from './probe';

export interface StyleFile {
  url: string;
  integrity: string;
  release: string;
}

export async function styleAttempt(file: StyleFile, attempt: number): Promise<void> {
  if (attempt === 1) return apply(file, file.url);
  const url = `${file.url}?retry=${attempt}.${Date.now().toString(36)}`;
  await probe(url);
  return apply(file, url);
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
      noteMovement();
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
