/**
 * Statement that a team signs about a release, `releases/<name>/<version>/signatures/<key>.json`: one object for each signature, so
 * that several sign one after the other. All of it follows from `release.json`.
 */
export interface ReleaseStatement {
  type: 'release';
  schema: 1;
  name: string;
  version: string;
  digest: string;
  /** SHA-256 of the release's manifest, base64, as `release.json` has it. */
  manifest: string;
  /** SHA-256 of the bytes of `release.json`, hexadecimal: through it, of every file of the release. */
  releaseFile: string;
}
