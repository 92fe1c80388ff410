import { useState } from 'react';
import { usePage } from '@shared/ui/page';
import { CheckIcon, CopyIcon } from '@shared/ui';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  /** Name of what is copied, in the visitor's words. */
  what: string;
  children: string;
}

/** Copies a text and says so; where the browser refuses, the text is shown to be copied by hand. */
export function CopyButton({ text, what, children }: CopyButtonProps) {
  const { host } = usePage();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      host.showMessage({ kind: 'success', text: `${what}已复制` });
    } catch {
      host.showMessage({ kind: 'info', text: `浏览器不让复制，请手动选取：${text}` });
    }
  };
  return (
    <button type="button" className={styles.copy} aria-label={`复制${what}：${children}`} onClick={() => void copy()}>
      {children}
      {copied ? <CheckIcon /> : <CopyIcon />}
    </button>
  );
}
