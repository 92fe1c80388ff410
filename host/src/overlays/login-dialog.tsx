import { useEffect, useRef } from 'react';
import { loginAddress } from 'shared/auth';
import styles from './login-dialog.module.css';

interface LoginDialogProps {
  /** What the login is for, in the visitor's words. */
  reason: string | undefined;
  onClose: () => void;
}

/** The login prompt: a dialog over the page, which leads to the vendor's login and back to the same place. */
export function LoginDialog({ reason, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="login-title" onClose={onClose}>
      <h2 id="login-title" className={styles.title}>
        请先登录
      </h2>
      <p className={styles.text}>
        {asSentence(reason ?? '这一步要知道是谁在操作')}完成后会回到现在的位置，写了一半的内容还在这里。
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.go}
          onClick={() => {
            location.assign(loginAddress());
          }}
        >
          去登录
        </button>
        <button type="button" className={styles.stay} onClick={() => dialog.current?.close()}>
          先不登录
        </button>
      </div>
    </dialog>
  );
}

/** Reasons come from many places, with or without their full stop. */
function asSentence(words: string): string {
  return /[。！？]$/.test(words) ? words : `${words}。`;
}
