import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { root } from '@shared/testing/root';

export interface ToGrade {
  httpPort: number;
  httpsPort: number;
  /** Paths with a slash at their start. */
  paths: readonly string[];
}

export interface Graded {
  path: string;
  score: number;
  grade: string;
  /** Results of its tests that cost points. */
  costs: string[];
}

/** Grades pages of a site at `localhost`, whose certificate is its own authority. */
export async function gradePages(site: ToGrade, certificate: string): Promise<Graded[]> {
  const main = path.join(root, 'security/src/observatory-main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', main, JSON.stringify(site)], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: '', NODE_EXTRA_CA_CERTS: certificate, NO_PROXY: 'localhost' },
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Graded);
}
