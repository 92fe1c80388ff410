import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '@shared/browser';
import { makeCertificate } from '@shared/testing/certificate';
import type { Seen } from '../throttled-page';
import { buildPeer, installPeers, peers, versions } from './build';
import { type Served, type Source, folder, serve, upstream, withoutScripts } from '../served';
import { elements, readTree } from './page-tree';
import { writeSources } from './sources';
import { type Tapped, menu, tab, tapView } from './tap-view';
import { type Shown, type Weight, type Whole, paintView, weightView } from './view';

const peersDir = path.resolve(import.meta.dirname, '../../peers');

/** Views of a round for the paints alone: a page that is close to the static one needs more of them to be told from it. */
const PAINTS = { close: 2, far: 1 };

export interface Variant {
  label: string;
  versions: string;
  /** The name of this site, the static page or the control, or a peer's. */
  name: string;
}

export interface Measured extends Variant {
  weight: Weight;
  /** Paints by round. */
  paints: Seen[][];
  menu: Tapped[];
  tab: Tapped[];
}

export interface PeersResult {
  measured: Measured[];
  rounds: number;
  browser: string;
  seconds: number;
  /** The machine's load average over a minute when the rounds began and when they ended: what else ran, if it is high. */
  load: [before: number, after: number];
}

interface Standing extends Measured {
  site: Served;
}

/** Builds the peers, then views all of them in turns. */
export async function benchPeers(origin: string, rounds: number, say: (line: string) => void): Promise<PeersResult> {
  const browser = await launchBrowser(['--ignore-certificate-errors']);
  const variants: Standing[] = [];
  try {
    const html = await (await fetch(`${origin}/`)).text();
    const tree = await readTree(browser, withoutScripts(html));
    await writeSources(peersDir, tree);
    say('installing the peers');
    await installPeers(peersDir);
    for (const peer of peers) {
      say(`building ${peer.name}`);
      await buildPeer(path.join(peersDir, peer.name), peer);
    }
    const whole = { sections: elements(tree.body).filter(({ tag }) => tag === 'section').length };
    variants.push(...(await stand(origin)));
    await weigh(browser, variants, whole);
    const [before = 0] = os.loadavg();
    const begun = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      await viewRound(browser, variants, { round, whole });
      say(`round ${round + 1} of ${rounds}, ${((performance.now() - begun) / 1000 / (round + 1)).toFixed(0)} s each`);
    }
    const seconds = (performance.now() - begun) / 1000;
    const [after = 0] = os.loadavg();
    return {
      measured: variants.map(({ site: _site, ...measured }) => measured),
      rounds,
      browser: browser.version(),
      seconds,
      load: [before, after],
    };
  } finally {
    await Promise.all(variants.map(({ site }) => site.close()));
    await browser.close();
  }
}

/** Every variant on a port of its own. */
async function stand(origin: string): Promise<Standing[]> {
  const files = await makeCertificate();
  if (!files) throw new Error('There is no openssl to make a certificate with');
  const certificate = { key: await readFile(files.key), cert: await readFile(files.certificate) };
  await files.remove();
  const standing = async (variant: Variant, source: Source): Promise<Standing> => ({
    ...variant,
    site: await serve(source, certificate),
    weight: { script: 0, all: 0, requests: 0, depth: 0, depthBeforeLcp: 0 },
    paints: [],
    menu: [],
    tab: [],
  });
  const plain = () => upstream(origin, withoutScripts);
  const built = peers.map(async (peer) => {
    const root = path.join(peersDir, peer.name);
    const variant = { name: peer.name, label: peer.label, versions: await versions(root, peer) };
    return standing(variant, folder(path.join(root, peer.output)));
  });
  return [
    await standing({ name: 'this-site', label: 'this site', versions: '' }, upstream(origin)),
    await standing({ name: 'static', label: 'plain static HTML', versions: '' }, plain()),
    await standing({ name: 'control', label: 'the static page again (control)', versions: '' }, plain()),
    ...(await Promise.all(built)),
  ];
}

/** Counts what each asks for, in the view that also warms its server up; a peer that shows another page is none. */
async function weigh(browser: Browser, variants: readonly Standing[], whole: Whole): Promise<void> {
  let plain: Shown | undefined;
  for (const variant of variants) {
    const { words, height, ...weight } = await weightView(browser, `${variant.site.origin}/`, whole);
    variant.weight = weight;
    plain ??= { words, height };
    if (words !== plain.words || Math.abs(height / plain.height - 1) > 0.01)
      throw new Error(`${variant.label} shows another page: ${height} px instead of ${plain.height}`);
  }
}

/** Takes one view of each kind of every variant; the order moves on by one with each round. */
async function viewRound(
  browser: Browser,
  variants: readonly Standing[],
  { round, whole }: { round: number; whole: Whole },
): Promise<void> {
  const turned = variants.map((_variant, index) => variants[(index + round) % variants.length]);
  const order = turned.filter((variant) => variant !== undefined);
  for (const variant of variants) variant.paints.push([]);
  for (let turn = 0; turn < Math.max(PAINTS.close, PAINTS.far); turn += 1) {
    for (const variant of order) {
      const close = ['this-site', 'static', 'control'].includes(variant.name);
      if (turn >= (close ? PAINTS.close : PAINTS.far)) continue;
      variant.paints[round]?.push(await paintView(browser, `${variant.site.origin}/`, whole));
    }
  }
  for (const variant of order) {
    // The control tells the noise of paints; there is nothing else to learn from it.
    if (variant.name === 'control') continue;
    variant.menu.push(await tapView(browser, `${variant.site.origin}/`, menu));
    variant.tab.push(await tapView(browser, `${variant.site.origin}/`, tab));
  }
}
