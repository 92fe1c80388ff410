import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { pause, seen, viewed } from '../throttled-page';

/** A control that is tapped, and what shows that it answered. */
export interface Target {
  /** Selects the control to press. */
  press: string;
  /** Matches something when the press has taken effect. */
  effect: string;
}

/** The mobile menu: `<details>`, or a button with state. */
export const menu: Target = { press: '[data-sheet] > :first-child', effect: '[data-sheet][open]' };
/** The second of the tabs, the first button of the page: a radio button's label, or a button with state. */
export const tab: Target = {
  press: '[data-tabs] > :first-child > :nth-child(2) > :is(label, button)',
  effect: '[data-tabs] > :first-child > :nth-child(2) :is(:checked, [aria-selected="true"])',
};

export interface Tapped {
  /** Milliseconds from the start of the navigation to the first frame in which a tap has taken effect. */
  answered: number;
  /** The same until this site says that its scripts have brought the page to life; 0 on others. */
  live: number;
  /** The longest interaction of the view, in ms. */
  longest: number;
}

/** Milliseconds between taps that have not been answered; and between those after, which see whether a start still holds them up. */
const IMPATIENT = 100;
const PATIENT = 300;
/** Milliseconds that a visitor goes on at least after the first tap, and that one waits at all. */
const GOES_ON = 1200;
const GIVES_UP = 30_000;

/** Taps from the first paint on, at regular times, whether or not any script has come by then, and through this site's start. */
export async function tapView(browser: Browser, address: string, target: Target): Promise<Tapped> {
  return viewed(browser, async ({ page, session }) => {
    await page.addInitScript(watchEffect, target.effect);
    await page.goto(address, { waitUntil: 'commit' });
    const place = await whenPainted(page, target.press);
    const { answered, live } = await tapUntilAnswered(page, session, place);
    await pause(page, (await page.evaluate(() => performance.now())) + 300);
    const { interaction } = await seen(page);
    return { answered, live, longest: interaction };
  });
}

interface Place {
  x: number;
  y: number;
}

async function whenPainted(page: Page, selector: string): Promise<Place> {
  const place = await page.waitForFunction(
    (press) => {
      const element = document.querySelector(press);
      if (!element || (window as unknown as { seen: { fcp: number } }).seen.fcp === 0) return null;
      if (element.getBoundingClientRect().bottom > innerHeight) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    selector,
    { polling: 20 },
  );
  return (await place.jsonValue()) as Place;
}

/** Times that the page notes of itself; 0 is not yet. */
interface Noted {
  answered: number;
  live: number;
  /** Whether it has scripts that bring it to life after it answers. */
  comesToLife: boolean;
}

async function tapUntilAnswered(page: Page, session: CDPSession, place: Place): Promise<Noted> {
  const begun = performance.now();
  const taps: Promise<unknown>[] = [];
  let noted: Noted = { answered: 0, live: 0, comesToLife: false };
  let asking = false;
  for (;;) {
    taps.push(...touch(session, place));
    await sleep(noted.answered === 0 ? IMPATIENT : PATIENT);
    const waited = performance.now() - begun;
    const started = noted.answered > 0 && (noted.live > 0 || !noted.comesToLife);
    if (started && waited > GOES_ON) break;
    if (waited > GIVES_UP) throw new Error('A tap was not answered');
    if (started || asking) continue;
    asking = true;
    // The reading is not waited for: a page that is busy is tapped all the same.
    void readNoted(page).then(
      (now) => {
        noted = now;
        asking = false;
      },
      () => undefined,
    );
  }
  await Promise.allSettled(taps);
  return noted;
}

function readNoted(page: Page): Promise<Noted> {
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

function touch(session: CDPSession, { x, y }: Place): Promise<unknown>[] {
  return [
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ];
}

/** Notes the first frame in which an effect shows. It runs in the page, so it names no function inside; a method is none. */
function watchEffect(effect: string): void {
  const noted: Noted = { answered: 0, live: 0, comesToLife: false };
  const watch = {
    look() {
      noted.comesToLife ||= document.getElementById('site-config') !== null;
      if (noted.answered === 0 && document.querySelector(effect)) noted.answered = performance.now();
      if (noted.live === 0 && document.querySelector('main[data-state="live"]')) noted.live = performance.now();
      requestAnimationFrame(() => watch.look());
    },
  };
  Object.assign(window, { noted });
  watch.look();
}
