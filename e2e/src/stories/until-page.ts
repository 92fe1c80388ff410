import { setTimeout as pause } from 'node:timers/promises';

interface Found {
  html: string;
  status: number;
}

/** Asks for a page, as a guest, until it is as wanted: a change stands in it within seconds, without a release. */
export async function untilPage(
  address: string,
  isWanted: (html: string, status: number) => boolean,
  patience = 5000,
): Promise<Found> {
  const end = performance.now() + patience;
  for (;;) {
    const response = await fetch(address);
    const html = await response.text();
    if (isWanted(html, response.status)) return { html, status: response.status };
    if (performance.now() > end)
      throw new Error(`${address} is not as wanted after ${patience} ms: ${response.status}\n${html.slice(0, 400)}`);
    await pause(50);
  }
}
