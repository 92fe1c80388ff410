import { request } from 'node:https';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type Certificate, makeCertificate } from '@shared/testing/certificate';
import { freePort } from '@shared/testing/postgres-server';
import { portOf } from '@shared/testing/deployed-site';
import { NginxServer } from '@shared/testing/nginx-server';
import { sitemapPaths } from '@shared/testing/sitemap';
import { type Line, type SecurityCheck, line, notRun } from './check';
import { gradePages } from './observatory';
import { brokenRules } from './page-rules';
import { type SecureSite, startTlsFront } from './tls';

/** HTTP Observatory's points that every page must reach. */
const LEAST = 125;
/** HTML that no sitemap names: the pages for who is lost, and the backend's own. */
const OTHERS = ['/mobile/comics/', '/404/', '/nowhere/', '/api/ext/v1/sign-in?return=/', '/api/docs'];

/** Every HTML route over https: HTTP Observatory's rules, and the site's own. */
export const checkHeaders: SecurityCheck = async (stage) => {
  const certificate = await makeCertificate();
  if (!certificate) return [notRun('headers of every HTML route', 'there is no openssl to make a certificate with')];
  try {
    const { origin } = await stage.embedded();
    const paths = [...(await sitemapPaths(origin)), ...OTHERS];
    const front = await startTlsFront(portOf(origin), certificate);
    const lines = await look('embedded server', front, { certificate, paths });
    await front.close();
    const deployed = await stage.deployed();
    if ('missing' in deployed) return [...lines, notRun('nginx: headers of every HTML route', deployed.missing)];
    const plainPort = await freePort();
    const nginx = await NginxServer.start(deployed.program, {
      basePath: '/',
      pages: deployed.pages.map((page) => portOf(page.origin)),
      backends: deployed.backends.map(({ port }) => port),
      tls: { certificate: certificate.certificate, key: certificate.key, plainPort },
    });
    const secure = { httpPort: plainPort, httpsPort: nginx.port, close: () => nginx.stop() };
    lines.push(...(await look('nginx', secure, { certificate, paths })));
    await nginx.stop();
    return lines;
  } finally {
    await certificate.remove();
  }
};

async function look(
  name: string,
  { httpPort, httpsPort }: SecureSite,
  { certificate: { certificate }, paths }: { certificate: Certificate; paths: readonly string[] },
): Promise<Line[]> {
  const broken: string[] = [];
  const authority = await readFile(certificate, 'utf8');
  for (const path of paths) {
    const { status, ...answer } = await ask(httpsPort, path, authority);
    broken.push(...brokenRules(answer).map((rule) => `${path} (${status}) without ${rule}`));
  }
  const graded = await gradePages({ httpPort, httpsPort, paths }, certificate);
  const lowest = graded.reduce((least, one) => (one.score < least.score ? one : least));
  const below = graded.filter(({ score }) => score < LEAST);
  return [
    line(
      `${name}: HTTP Observatory's rules at ${LEAST} or more on every HTML route`,
      [
        ...below.map(({ path, score, costs }) => `${path} ${score} (${costs.join(', ')})`),
        ...(graded.length === paths.length ? [] : [`${paths.length - graded.length} not graded`]),
      ],
      `${graded.length} routes over https, lowest ${lowest.score} (${lowest.grade})`,
    ),
    line(
      `${name}: CSP, Trusted Types, frame-ancestors, HSTS, COOP, CORP, Referrer- and Permissions-Policy`,
      broken,
      `${paths.length} routes over https`,
    ),
  ];
}

async function ask(port: number, address: string, authority: string) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ host: 'localhost', port, path: address, ca: authority, agent: false }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
