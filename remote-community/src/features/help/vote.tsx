import { useState } from 'react';
import { guarded } from '@shared/contract/guarded';
import { usePage } from '@shared/ui/page';
import styles from './vote.module.css';

const KEY = 'help-voter';

const choices = [
  ['yes', '有', '记下了，谢谢'],
  ['no', '没有', '记下了，这一篇会重写得更清楚'],
] as const;

/** Whether an article helped. The client that sends it is loaded by the first vote. */
export function Vote({ id, title }: { id: string; title: string }) {
  const { host } = usePage();
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<string>();
  const send = async (choice: string, thanks: string) => {
    setSending(true);
    try {
      const { rateArticle } = await import('./rate-article');
      await rateArticle({ articleId: id, helpful: choice === 'yes', voter: voter() });
      setSaid(choice);
      host.showMessage({ kind: 'success', text: thanks });
    } catch (error) {
      host.showMessage({ kind: 'error', text: `没有记下：${error instanceof Error ? error.message : '请再试一次'}` });
    } finally {
      setSending(false);
    }
  };
  return (
    <p className={styles.vote} role="group" aria-label={`《${title}》有帮助吗`}>
      这一篇有帮助吗？
      {choices.map(([choice, label, thanks]) => (
        <button
          key={choice}
          type="button"
          disabled={sending}
          aria-pressed={said === undefined ? undefined : said === choice}
          onClick={() => void send(choice, thanks)}
        >
          {label}
        </button>
      ))}
    </p>
  );
}

/** A random name that this browser keeps, so that one vote counts once. */
function voter(): string {
  const made = crypto.randomUUID();
  const kept = guarded(() => localStorage.getItem(KEY));
  if (kept) return kept;
  guarded(() => localStorage.setItem(KEY, made));
  return made;
}
