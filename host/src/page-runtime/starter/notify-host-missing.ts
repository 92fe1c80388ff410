/** The host has not come: nobody else can say so. The words are the host's own for the same case (recovery-notice.ts). */
export function notifyHostMissing(): void {
  const slot = document.querySelector<HTMLElement>('[data-slot]');
  if (!slot) return;
  const notice = document.createElement('aside');
  notice.dataset['recovery'] = '';
  notice.role = 'status';
  const retry = document.createElement('button');
  retry.textContent = '再试一次';
  retry.onclick = () => location.reload();
  const words = document.createElement('p');
  words.textContent = '网络太慢，页面还没有到齐；内容可以照常阅读，链接也能用。';
  notice.append(words, retry);
  slot.before(notice);
  slot.dataset['state'] = 'failed';
}
