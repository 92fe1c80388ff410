import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classPrefix, readMeta } from './package-meta';

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 4);

/**
 * Names the classes of a package's sheets: by the package, by where a sheet is below `root` and what it says, and by their order
 * in it. The same in both builds and on every machine; much alike, so that pages compress well. Another state of a sheet
 * has other names: of two releases in one document, neither styles the other.
 */
export function classNames(folder: string, root = folder): (name: string, file: string) => string {
  const prefix = classPrefix(readMeta(folder).name);
  return (name, file) => {
    const place = path.relative(root, file.replace(/\?.*$/, ''));
    const source = readFileSync(path.join(root, place), 'utf8');
    const words = [/\.([a-z_][\w-]*)/gi, /([\w-]+)/g].flatMap((pattern) => [...source.matchAll(pattern)]);
    const at = [...new Set(words.map(([, word]) => word))].indexOf(name);
    // A name that is escaped in its sheet is none of its words.
    const own = at < 0 ? `_${short(name)}` : at.toString(36);
    return `${prefix}-${short(`${place.replaceAll(path.sep, '/')} ${source}`)}${own}`;
  };
}
