import type { SiteMessage } from 'shared/contract';
import styles from './messages.module.css';

export interface ShownMessage {
  id: number;
  message: SiteMessage;
}

interface MessagesProps {
  messages: readonly ShownMessage[];
  onClose: (id: number) => void;
}

/** Short messages at the bottom of the window; an error stays until it is closed. */
export function Messages({ messages, onClose }: MessagesProps) {
  return (
    <div className={styles.list} role="status">
      {messages.map(({ id, message }) => (
        <div key={id} className={styles.message} data-kind={message.kind}>
          <p>{message.text}</p>
          <button
            type="button"
            className={styles.close}
            aria-label="关闭"
            onClick={() => {
              onClose(id);
            }}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </button>
        </div>
      ))}
    </div>
  );
}
