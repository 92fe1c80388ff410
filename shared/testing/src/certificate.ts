import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Files of a certificate and its key. */
export interface Certificate {
  certificate: string;
  key: string;
  remove: () => Promise<void>;
}

/** A certificate for `localhost` that signs itself, good for a day; undefined where there is no openssl. */
export async function makeCertificate(): Promise<Certificate | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-certificate-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  try {
    execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
    return { certificate, key, remove };
  } catch {
    await remove();
    return undefined;
  }
}
