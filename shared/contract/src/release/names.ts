import { z } from 'zod';

/**
 * Every name that a build brings is held against one of these before anything is done with it: names become paths in a
 * store, addresses and properties of objects.
 */

/** A property that is there on every object, or stands for its prototype. */
const NO_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const named = (pattern: RegExp, longest: number, what: string) =>
  z
    .string()
    .max(longest, `is longer than ${what} may be`)
    .regex(pattern, `is not ${what}`)
    .refine((name) => !NO_NAMES.has(name), `is not ${what}`);

/** A file of a release, without a folder. */
export const fileName = named(/^[\w-][\w.-]*$/, 200, 'the name of a file');
/** A file below a folder of a release: file names with slashes between them. */
export const filePath = named(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 400, 'the path of a file').refine(
  (path) => path.split('/').every((name) => !NO_NAMES.has(name)),
  'is not the path of a file',
);

/** Whether this may be a file below a folder of a release. */
export function isFilePath(path: string): boolean {
  return filePath.safeParse(path).success;
}

export const packageName = named(/^[a-z][a-z0-9-]*$/, 100, 'the name of a package');
export const pageName = named(/^[A-Za-z0-9][\w-]*$/, 100, 'the name of a page');
/** An entry of a package’s content: `home`, `products`. */
export const contentKey = named(/^[a-z][a-z0-9-]*$/, 60, 'the name of an entry');
/** A variable that scripts put themselves into. */
export const globalName = named(/^[A-Za-z_$][\w$]*$/, 200, 'the name of a variable');
/** A module that is shared, as it is imported. */
export const moduleName = named(/^(?:@[\w.-]+\/)?\w[\w.-]*(?:\/[\w-][\w.-]*)*$/, 200, 'the name of a module');
export const versionRange = named(/^[\w.^~<>=|*+ -]+$/, 100, 'a range of versions');
export const version = named(
  /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/,
  200,
  'a version',
);
export const contractVersion = named(/^\d{1,5}\.\d{1,5}$/, 11, 'the version of a contract');
/** SHA-256, base64. */
export const sha256 = named(/^[A-Za-z0-9+/]{43}=$/, 44, 'a SHA-256');

/** Bytes that a path of the site may have, and each of its segments: what file systems and buckets take as a name. */
const LONGEST_PATH = 900;
const LONGEST_SEGMENT = 200;

/** Whether this may stand between two slashes of an address of the site. */
export function isPathSegment(segment: string): boolean {
  return (
    new TextEncoder().encode(segment).length <= LONGEST_SEGMENT &&
    segment.normalize('NFC') === segment &&
    !NO_NAMES.has(segment) &&
    /^[\w~\p{scx=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}-][\w.~\p{scx=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}-]*$/u.test(
      decoded(segment),
    )
  );
}

/** Decodes a segment; of several ways to write the same address, only the usual one counts. */
function decoded(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    const plain = decodeURIComponent(segment);
    return encodeURIComponent(plain) === segment ? plain : '';
  } catch {
    return '';
  }
}

/** Whether this may be an address of the site, below its base path. */
export function isSitePath(path: string): boolean {
  if (!path.startsWith('/') || new TextEncoder().encode(path).length > LONGEST_PATH) return false;
  if (path === '/') return true;
  return path.replace(/\/$/, '').slice(1).split('/').every(isPathSegment);
}

export const sitePath = z.string().refine(isSitePath, 'is not an address of the site');

/** A record by names, which are looked at before anything else is: zod passes over `__proto__`. */
export function byName<Value extends z.ZodType>(name: z.ZodString, value: Value) {
  return z
    .unknown()
    .superRefine((given, context) => {
      for (const key of typeof given === 'object' && given !== null ? Object.keys(given) : []) {
        const [issue] = name.safeParse(key).error?.issues ?? [];
        if (issue) context.addIssue({ code: 'custom', path: [key], message: issue.message });
      }
    })
    .pipe(z.record(name, value));
}
