/** Reads runs of a day, each as `from-hours`, followed by `!` if running and `?` if planned: `8-1 10-2! 17-1?`; what is none is left out. */
export function dayRuns(runs: string) {
  return runs.split(' ').flatMap((run) => {
    const [from = 0, hours = 0] = run.split('-').map(Number.parseFloat);
    const kind = run.endsWith('!')
      ? ('running' as const)
      : run.endsWith('?')
        ? ('planned' as const)
        : ('done' as const);
    return Number.isFinite(from + hours) ? [{ from, hours, kind }] : [];
  });
}
