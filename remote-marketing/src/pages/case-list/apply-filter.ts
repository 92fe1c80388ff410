/** Shows of the list what `?type=…&department=…` asks for, and makes the filter links lead on from there. */
export function applyFilter(root: Element, query: string, basePath: string): void {
  const wanted = new URLSearchParams(query);
  const asks = wanted.has('type') || wanted.has('department');
  let found = 0;
  for (const row of root.querySelectorAll<HTMLElement>('[data-type]')) {
    const fits =
      fitsIn(row.dataset.type, wanted.get('type')) && fitsIn(row.dataset.department, wanted.get('department'));
    // The case that the page opens on has no row of its own as long as nothing is asked for.
    row.hidden = !fits || (!asks && row.hasAttribute('data-lead'));
    if (fits) found += 1;
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-filter]')) {
    const { filter = '', value = '' } = link.dataset;
    const next = new URLSearchParams(wanted);
    if (value) next.set(filter, value);
    else next.delete(filter);
    const search = next.toString();
    link.setAttribute('href', `${basePath}case/list/${search ? `?${search}` : ''}`);
    if ((wanted.get(filter) ?? '') === value) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const count = root.querySelector<HTMLElement>('[data-count]');
  if (count) {
    count.textContent = (count.dataset.count ?? '').replace('{count}', String(found));
    count.hidden = !asks;
  }
  const empty = root.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = found > 0;
}

function fitsIn(value: string | undefined, wanted: string | null): boolean {
  return !wanted || value === wanted;
}
