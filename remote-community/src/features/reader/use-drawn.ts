import { useEffect, useState } from 'react';

/** The value whose frame was drawn last; undefined before the first one. */
export function useDrawn(value: number): number | undefined {
  const [drawn, setDrawn] = useState<number>();
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // The callback runs before its frame is drawn, what it puts off comes after.
      after = setTimeout(() => {
        setDrawn(value);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [value]);
  return drawn;
}
