import { useEffect, useRef, useState } from 'react';
import { usePage } from '@shared/ui/page';
import { Button } from '@shared/ui';
import styles from './in-app-overlay.module.css';

/** Says how to open the page outside WeChat and the like, where a download does not start. */
export function InAppOverlay() {
  const { host } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      host.showMessage({ kind: 'info', text: `请手动复制：${location.href}` });
    }
  };
  return (
    <dialog ref={dialog} className={styles.overlay} data-tone="dark" aria-labelledby="in-app-title">
      <svg viewBox="0 0 300 220" aria-hidden="true">
        <path className={styles.thread} d="M20 210C150 210 250 150 268 26" strokeDasharray="16 6" />
        <path className={styles.thread} d="M256 42l13-20 9 22" />
      </svg>
      <div className={styles.words}>
        <h2 id="in-app-title">请在浏览器里打开</h2>
        <p>这个应用里不能下载安装包。点右上角的“···”菜单，选“在浏览器打开”；也可以把链接发到电脑上再装。</p>
        <Button onClick={() => void copy()}>{copied ? '已复制' : '复制本页链接'}</Button>
        <Button
          onClick={() => {
            dialog.current?.close();
          }}
        >
          先看看这一页
        </Button>
      </div>
    </dialog>
  );
}
