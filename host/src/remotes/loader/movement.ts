let last = Number.NEGATIVE_INFINITY;

/** Bytes of some file arrived. */
export function noteMovement(): void {
  last = performance.now();
}

/** Whether the network brought anything in the last `time` ms: then it is slow, and a further request would make it slower. */
export function movedWithin(time: number): boolean {
  return performance.now() - last < time;
}
