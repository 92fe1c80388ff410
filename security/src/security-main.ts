import process from 'node:process';
import { measuredDocument, table, versionOf } from '@shared/testing/measured-document';
import { findChromium } from '@shared/browser/find-chromium';
import type { Line, SecurityCheck } from './check';
import { checkHeaders } from './headers';
import { checkInjection } from './injection';
import { checkOversized } from './oversized';
import { checkQueryInjection } from './query-injection';
import { checkRateLimits } from './rate-limits';
import { checkRedirects } from './redirects';
import { checkSecrets } from './secrets';
import { checkSlowClients } from './slow-clients';
import { Stage } from './stage';
import { checkSupplyChain } from './supply-chain';
import { checkTampering } from './tampering';
import { checkTraversals } from './traversals';

/** Writes what a part of the check found into its section of checks/output/security.md. */
const writeSection = measuredDocument({
  file: 'checks/output/security.md',
  heading: 'Security, checked',
  titles: ['Headers', 'Tampering', 'Injection', 'Requests', 'Slow clients', 'Limits', 'Supply chain', 'Secrets'],
  with: () => [versionOf(findChromium() ?? 'chromium')],
});

/**
 * `npm run check:security`: all of it. `npm run check:security -- <part> …`: some of it. Ends with a table, and with a code
 * other than 0 where a line of it failed; the report is checks/output/security.md.
 */
const parts = {
  headers: { title: 'Headers', checks: [checkHeaders] },
  tampering: { title: 'Tampering', checks: [checkTampering] },
  injection: { title: 'Injection', checks: [checkInjection, checkQueryInjection] },
  requests: { title: 'Requests', checks: [checkRedirects, checkTraversals, checkOversized] },
  slow: { title: 'Slow clients', checks: [checkSlowClients] },
  limits: { title: 'Limits', checks: [checkRateLimits] },
  supply: { title: 'Supply chain', checks: [checkSupplyChain] },
  secrets: { title: 'Secrets', checks: [checkSecrets] },
} as const satisfies Record<string, { title: string; checks: readonly SecurityCheck[] }>;

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

const stage = new Stage();
const all: Line[] = [];
try {
  for (const [name, { title, checks }] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n— ${title}`);
    const lines: Line[] = [];
    for (const check of checks) {
      const found = await check(stage).catch((error: unknown) => [ended(title, error)]);
      for (const { what, verdict, figures } of found) console.log(`${verdict.padEnd(7)} ${what}: ${figures}`);
      lines.push(...found);
    }
    await writeSection(title, `npm run check:security -- ${name}`, ['', ...tableOf(lines)]);
    all.push(...lines);
  }
} finally {
  await stage.close();
}
console.log(`\n${tableOf(all).join('\n')}`);
const count = (verdict: Line['verdict']) => all.filter((line) => line.verdict === verdict).length;
console.log(`\n${count('ok')} ok, ${count('failed')} failed, ${count('not run')} not run`);
// Connections that are kept for reuse would keep the process.
process.exit(count('failed') > 0 ? 1 : 0);

function tableOf(lines: readonly Line[]): string[] {
  return table(
    ['what holds', 'verdict', 'figures'],
    lines.map(({ what, verdict, figures }) => [what, verdict, figures].map(cell)),
  );
}

/** A check that could not be carried through shows nothing, and that is a failure. */
function ended(title: string, error: unknown): Line {
  return { what: `${title} could be looked at`, verdict: 'failed', figures: String(error).split('\n')[0] ?? '' };
}

/** Payloads must not end a cell or a line. */
function cell(text: string): string {
  return Buffer.from(text.replaceAll(/[|<>`\p{C}\p{Z}]+/gu, (found) => (found === ' ' ? ' ' : '·'))).toString();
}
