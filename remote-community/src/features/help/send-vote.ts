import type { HostBridge } from '@shared/contract';

const KEY = 'help-voter';

/** Says whether an article helped. The client that sends it is loaded by the first vote. */
export async function sendVote(button: HTMLButtonElement, host: HostBridge): Promise<void> {
  const { article: articleId, helpful } = button.dataset;
  const group = button.parentElement;
  if (!articleId || !group) return;
  const buttons = [...group.querySelectorAll('button')];
  for (const each of buttons) each.disabled = true;
  try {
    const { rateArticle } = await import('./rate-article');
    await rateArticle({ articleId, helpful: helpful === 'yes', voter: voter() });
    for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
    host.showMessage({ kind: 'success', text: helpful === 'yes' ? '记下了，谢谢' : '记下了，这一篇会重写得更清楚' });
  } catch (error) {
    host.showMessage({ kind: 'error', text: `没有记下：${error instanceof Error ? error.message : '请再试一次'}` });
  } finally {
    for (const each of buttons) each.disabled = false;
  }
}

/** A random name that this browser keeps, so that one vote counts once. */
function voter(): string {
  const made = crypto.randomUUID();
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    localStorage.setItem(KEY, made);
  } catch {
    // Private mode: each visit is a voter of its own.
  }
  return made;
}
