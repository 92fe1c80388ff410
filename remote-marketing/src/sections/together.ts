type Enhance = (element: HTMLElement) => () => void;

/** Several behaviours for one region. */
export function together(...behaviours: readonly Enhance[]): Enhance {
  return (element) => {
    const stops = behaviours.map((enhance) => enhance(element));
    return () => {
      for (const stop of stops) stop();
    };
  };
}
