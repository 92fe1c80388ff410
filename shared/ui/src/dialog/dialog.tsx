import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import CloseIcon from '../icons/close.svg?react';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  note?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that stands as long as it is rendered; on a phone it comes from below. */
export function Dialog({ title, note, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, since only a dialog that is closed while it is in the page gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone="light"
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {note ? <p>{note}</p> : null}
          </div>
          <button type="button" aria-label="关闭" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
