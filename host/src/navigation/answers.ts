/** The server is given so long to say that it is there, in ms. */
const PATIENCE = 5000;

/** Whether a page load of this address would end at a page; a server that is only slow gets the benefit of the doubt. */
export async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return status < 500;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}
