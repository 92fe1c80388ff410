import { useEffect, useState } from 'react';

/** Seconds left of a wait, counting down to 0. */
export function useCountdown(seconds: number): number {
  const [{ of, left }, setShown] = useState({ of: seconds, left: seconds });
  if (of !== seconds) setShown({ of: seconds, left: seconds });
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setShown({ of: seconds, left: next });
      if (next === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
