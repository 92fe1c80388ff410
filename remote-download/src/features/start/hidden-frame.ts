/** Lifetime of the hidden iframe (docs/requirements.md section 9). */
const LIFETIME = 2000;

/** Loads an address in a hidden iframe, which is how a download starts without leaving the page. */
export function loadInHiddenFrame(address: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '下载';
  frame.src = address;
  document.body.append(frame);
  setTimeout(() => frame.remove(), LIFETIME);
}
