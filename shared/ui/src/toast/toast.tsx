import type { ReactNode } from 'react';
import type { SiteMessage } from '@shared/contract';
import CloseIcon from '../icons/close.svg?react';
import styles from './toast.module.css';

interface ToastProps {
  kind: SiteMessage['kind'];
  onClose: () => void;
  children: ReactNode;
}

/** A short message that can be closed. The region it is in announces it: `role="status"`. */
export function Toast({ kind, onClose, children }: ToastProps) {
  return (
    <div className={styles.toast} data-kind={kind}>
      <p>{children}</p>
      <button type="button" aria-label="关闭" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
