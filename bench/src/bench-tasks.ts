import type { Browser } from 'playwright-core';
import { median } from './statistics';
import { PHONE, pause, viewed } from './throttled-page';

/** What the main thread did without a pause. */
interface Task {
  /** From the page's start, in ms. */
  start: number;
  /** In ms. */
  duration: number;
  /** Share of it that scripts took: evaluation, calls, timers, promises; in ms. */
  script: number;
  /** The longest piece of script in it, for whoever wants to shorten it. */
  longest: string;
}

export interface TaskResult {
  path: string;
  /** Of the rounds: the longest task that was a script's, in ms. */
  longest: number[];
  /** What tasks of more than 50 ms had beyond 50 ms, between FCP and the end, in ms. */
  blocking: number[];
  /** The longest tasks of the round in the middle. */
  worst: readonly Task[];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args: { name?: string; data?: { url?: string; functionName?: string } };
}

const SCRIPT = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'FunctionCall',
  'TimerFire',
  'RunMicrotasks',
  'FireIdleCallback',
  'FireAnimationFrame',
  'v8.compile',
  'v8.produceCache',
  'EventDispatch',
]);

/** How long the main thread is held, by page: from the navigation until some seconds after the page is live. */
export async function benchTasks(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<TaskResult[]> {
  const results: TaskResult[] = [];
  for (const path of paths) {
    const views: Task[][] = [];
    for (let round = 0; round < rounds; round += 1) views.push(await tasksOf(browser, origin + path));
    const longest = views.map((tasks) => Math.max(0, ...tasks.filter(isScript).map(({ duration }) => duration)));
    const middle = views[longest.indexOf(middleOf(longest))] ?? [];
    results.push({
      path,
      longest,
      blocking: views.map((tasks) => tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)),
      worst: [...middle].sort((a, b) => b.duration - a.duration).slice(0, 5),
    });
  }
  return results;
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function isScript({ duration, script }: Task): boolean {
  return script > duration / 2;
}

async function tasksOf(browser: Browser, address: string): Promise<Task[]> {
  return viewed(browser, async ({ page }) => {
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'],
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('main[data-state="live"]').waitFor({ timeout: 60_000 });
    const now = await page.evaluate(() => performance.now());
    await pause(page, now + 3000);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return read(traceEvents, address);
  });
}

function read(events: readonly TraceEvent[], address: string): Task[] {
  const begin = events.findLast(
    ({ name, args }) => name === 'ResourceSendRequest' && (args as { data?: { url?: string } }).data?.url === address,
  );
  const own = events.filter(
    ({ pid, tid, ts, ph, dur }) =>
      pid === begin?.pid && tid === mainThread(events, pid) && ts >= begin.ts && ph === 'X' && dur !== undefined,
  );
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const pieces = own.filter(({ name }) => SCRIPT.has(name));
  return tasks.map((task) => describe(task, pieces, begin?.ts ?? 0)).filter(({ duration }) => duration > 20);
}

function mainThread(events: readonly TraceEvent[], pid: number): number | undefined {
  return events.find(
    ({ name, pid: of, args }) => name === 'thread_name' && of === pid && args.name === 'CrRendererMain',
  )?.tid;
}

function describe({ ts, dur = 0 }: TraceEvent, pieces: readonly TraceEvent[], begin: number): Task {
  const inside = pieces.filter((piece) => piece.ts >= ts && piece.ts + (piece.dur ?? 0) <= ts + dur);
  // Pieces hold other pieces: only the outermost count.
  const outer = inside.filter(
    (piece) =>
      !inside.some(
        (other) =>
          other !== piece && other.ts <= piece.ts && other.ts + (other.dur ?? 0) >= piece.ts + (piece.dur ?? 0),
      ),
  );
  const [longest] = [...outer].sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  const { url = '', functionName = '' } = longest?.args.data ?? {};
  return {
    start: (ts - begin) / 1000,
    duration: dur / 1000,
    script: outer.reduce((sum, piece) => sum + (piece.dur ?? 0), 0) / 1000,
    longest: [longest?.name, functionName, url.split('/').pop()].filter(Boolean).join(' '),
  };
}

export { median, PHONE };
