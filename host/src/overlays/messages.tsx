import type { SiteMessage } from '@shared/contract';
import { Toast } from '@shared/ui';
import styles from './messages.module.css';

export interface ShownMessage {
  id: number;
  message: SiteMessage;
}

/** Short messages at the bottom of the window; an error stays until it is closed. */
export function Messages({ messages, onClose }: { messages: readonly ShownMessage[]; onClose: (id: number) => void }) {
  return (
    <div className={styles.list} role="status">
      {messages.map(({ id, message }) => (
        <Toast key={id} kind={message.kind} onClose={() => onClose(id)}>
          {message.text}
        </Toast>
      ))}
    </div>
  );
}
