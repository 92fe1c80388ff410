import { act } from '@testing-library/react';

/** Does something to a view, and waits until that, with what it promised, is drawn. */
export function settle(step: () => unknown): Promise<void> {
  return act(() => {
    step();
    return Promise.resolve();
  });
}
