import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launchBrowser } from '@shared/browser';
import { makeCertificate } from '@shared/testing/certificate';
import { viewInTurns } from '../page-views';
import type { BenchPart } from '../report';
import { type Served, type Source, folder, serve, upstream, withoutScripts } from '../served';
import { buildPeer, installPeers, peers, versions } from './build';
import { type Variant, tellPeers, writePeers } from './document';
import { elements, readTree } from './page-tree';
import { writeSources } from './sources';
import { weightView } from './weight-view';

const peersDir = path.resolve(import.meta.dirname, '../../peers');

/** The home page beside the same page built with other tools, viewed in turns; writes bench/output/peers.md. */
export const besidePeers: BenchPart = async ({ origin, rounds, say, print }) => {
  const browser = await launchBrowser(['--ignore-certificate-errors']);
  const standing: (Variant & { site: Served })[] = [];
  try {
    const html = await (await fetch(`${origin}/`)).text();
    const tree = await readTree(browser, withoutScripts(html));
    await writeSources(peersDir, tree);
    say('installing the peers');
    installPeers(peersDir);
    for (const peer of peers) {
      say(`building ${peer.name}`);
      await buildPeer(path.join(peersDir, peer.name), peer);
    }
    standing.push(...(await stand(origin)));
    const sections = elements(tree.body).filter(({ tag }) => tag === 'section').length;
    // What each asks for is counted first; a peer that shows another page is none.
    const looked = [];
    for (const { site, ...variant } of standing) {
      const address = `${site.origin}/`;
      looked.push({ ...variant, address, ...(await weightView(browser, address, sections)) });
    }
    const plain = looked.find(({ name }) => name === 'static')?.shown;
    for (const { label, shown } of looked)
      if (shown.words !== plain?.words || Math.abs(shown.height / plain.height - 1) > 0.01)
        throw new Error(`${label} shows another page: ${shown.height} px instead of ${plain?.height}`);
    const addresses = looked.map(({ address }) => address);
    const load = [os.loadavg()[0]];
    const paints = await viewInTurns(browser, addresses, { rounds, sections }, say);
    load.push(os.loadavg()[0]);
    const measured = looked.map((one, at) => ({ ...one, paints: paints[at] ?? [] }));
    const lines = tellPeers(measured, rounds, load);
    for (const line of lines) print(line);
    await writePeers(browser.version(), rounds, lines);
  } finally {
    await browser.close();
    await Promise.all(standing.map(({ site }) => site.close()));
  }
};

/** Every variant on a port of its own. */
async function stand(origin: string): Promise<(Variant & { site: Served })[]> {
  const files = await makeCertificate();
  if (!files) throw new Error('There is no openssl to make a certificate with');
  const certificate = { key: await readFile(files.key), cert: await readFile(files.certificate) };
  await files.remove();
  const plain = upstream(origin, withoutScripts);
  const sources: (Variant & { source: Source })[] = [
    { name: 'this-site', label: 'this site', versions: '', source: upstream(origin) },
    { name: 'static', label: 'plain static HTML', versions: '', source: plain },
    { name: 'control', label: 'the static page again (control)', versions: '', source: plain },
  ];
  for (const { name, label, output } of peers) {
    const root = path.join(peersDir, name);
    sources.push({ name, label, versions: await versions(root), source: folder(path.join(root, output)) });
  }
  return Promise.all(
    sources.map(async ({ source, ...variant }) => ({ ...variant, site: await serve(source, certificate) })),
  );
}
