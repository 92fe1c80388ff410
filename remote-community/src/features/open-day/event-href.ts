export const openDayPath = '/open_day/';

export function eventHref(id: number): string {
  return `${openDayPath}${String(id)}/`;
}
