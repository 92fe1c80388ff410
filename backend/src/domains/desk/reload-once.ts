/**
 * For the desk's page, before its scripts: while a new version comes to one backend after the other, a page may name a script that
 * the backend that is asked does not have. Then the page is loaded anew, once; the next time it says so and stays.
 */
export const reloadOnce = `addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  const name = 'desk-missing ' + target.src;
  let before = 'unknown';
  try {
    before = sessionStorage.getItem(name);
    sessionStorage.setItem(name, 'reloaded');
  } catch {}
  if (before === null) return location.reload();
  const say = () => {
    document.getElementById('wait').textContent = '工作台没有打开，可能正在更新。请过一会儿再刷新这一页。';
  };
  if (document.getElementById('wait')) say();
  else addEventListener('DOMContentLoaded', say);
}, true);`;
