/**
 * Every limit of the page runtime, in one place, each with its reason. Times are in ms.
 */

/** The time that a request for a file may be silent before the next one starts beside it. */
interface FileAttempts {
  /** Limits of the requests, in their order; the last one waits as long as the browser does. */
  readonly silence: readonly number[];
}

/**
 * A file of a remote, script or stylesheet: a page waits for both. Three requests: one lost packet is common, three in a row are an
 * outage. 4 s is twice what a slow phone needs for its first byte; the second request gets three times as long, so that a slow
 * network is not flooded.
 */
export const fileAttempts: FileAttempts = { silence: [4000, 12_000, Infinity] };

/** 300 ms, then 900 ms, give or take a third: many visitors must not come back at the same moment. */
export const backOff = { first: 300, factor: 3, jitter: 0.33 } as const;

/** The network is silent when nothing of any file arrived for so long; looked at again after `lookAgain`. */
export const silence = { after: 3000, lookAgain: 1000 } as const;

/**
 * The host's own script, which the starter asks for. 8 s of silence, since nothing tells the starter of arriving bytes; after an
 * error, half a second more each time. Three requests, as for every file.
 */
export const hostScript = { requests: 3, silence: 8000, backOff: 500 } as const;

/**
 * Limits of the wait before a page starts: the browser's pause after `load`, and `load` itself; and how long after `load` where a
 * browser tells of no pause. 4 s: where pictures hang and then each script once, 8 s for the host and 4 s for the page are to come,
 * and a busy machine still has a while until `notifyAfter`.
 */
export const start = { idle: 2000, load: 4000, withoutIdle: 200 } as const;

/** Small JSON documents: which composition is current, and a release's list of files. Each try has its own limit. */
export const documentAttempts = { composition: [3000, 3000], files: [5000, 10_000] } as const;

/** A page that is not live by then says so: with the 1 s that a busy machine takes, within 20 s of the page view. */
export const notifyAfter = 19_000;

/** A navigation that has brought nothing by then becomes a plain page load; offline, that is known sooner. */
export const navigationPatience = { online: 10_000, offline: 2000 } as const;

/** Files that are there already arrive within this: no placeholder flashes up. */
export const placeholderAfter = 120;

/** The server is asked whether it answers before a page load takes over; one that is slow passes for one that does. */
export const serverPatience = 5000;

/** A press older than this would surprise: its visitor has gone on. A link is kept for less, then the browser follows it. */
export const presses = { replayed: 10_000, linkKept: 4000 } as const;

/** A later part of the host (overlays, session): pauses before each further try, on top of the tries of each file. */
export const hostPartPauses = [500, 2000] as const;
