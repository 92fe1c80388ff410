import { useEffect, useState } from 'react';

/** ms after which a page that is never idle goes on with what can wait. */
const PATIENCE = 3000;

/** Whether the page has come with all that it shows at first, is painted, and has nothing else to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let stop: () => void = () => undefined;
    const rest = () => setIdle(true);
    const wait = () => {
      if ('requestIdleCallback' in window) {
        const waiting = requestIdleCallback(rest, { timeout: PATIENCE });
        stop = () => cancelIdleCallback(waiting);
      } else {
        const waiting = setTimeout(rest, PATIENCE / 10);
        stop = () => clearTimeout(waiting);
      }
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      stop();
    };
  }, []);
  return idle;
}

/** Whether the visitor asked their browser to fetch no more than it must. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
