/** The site's answer at an address. */
export interface AnsweredPage {
  status: number;
  text: string;
}

export async function answeredPage(address: string): Promise<AnsweredPage> {
  const response = await fetch(address);
  return { status: response.status, text: await response.text() };
}

/** Asks again until a page is as it shall be: the composer follows what changed by itself, within 5 s unless told. */
export async function untilPage(
  address: string,
  done: (page: AnsweredPage) => boolean,
  patience = 5000,
): Promise<AnsweredPage> {
  const end = Date.now() + patience;
  for (;;) {
    const page = await answeredPage(address);
    if (done(page)) return page;
    if (Date.now() > end) throw new Error(`${address} is not as it shall be after ${patience} ms (${page.status})`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Waits until the composer of a site that has just started follows what changes, which says that there is no such question: it has all
 * other pages to compose first, and on a busy machine its sandboxes take 10 s.
 */
export async function untilComposed(origin: string): Promise<void> {
  await untilPage(`${origin}/community/question/999999/`, ({ status }) => status === 404, 30_000);
}
