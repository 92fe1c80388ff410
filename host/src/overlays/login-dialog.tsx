import { loginAddress } from '@shared/client/auth';
import { sitePath } from '@shared/contract/config';
import { Actions, Button, Dialog } from '@shared/ui';
import styles from './login-dialog.module.css';

interface LoginDialogProps {
  /** Reason for the login, in the visitor's words. */
  reason: string | undefined;
  onClose: () => void;
}

/** The login prompt: a dialog over the page, which leads to the vendor's login and back to the same place. */
export function LoginDialog({ reason, onClose }: LoginDialogProps) {
  return (
    <Dialog title="请先登录" onClose={onClose}>
      <p className={styles.text}>{asSentence(reason ?? '这一步要知道是谁在操作')}完成后会回到现在的位置。</p>
      <p className={styles.text}>
        登录即同意<a href={to('agreement')}>用户协议</a>和<a href={to('community-rules')}>社区规范</a>
        。没满十四岁的，请由监护人来办，见
        <a href={to('minors')}>未成年人保护</a>。
      </p>
      <Actions>
        <Button variant="go" onClick={() => location.assign(loginAddress())}>
          去登录
        </Button>
        <Button onClick={onClose}>先不登录</Button>
      </Actions>
    </Dialog>
  );
}

const to = (name: string) => sitePath(window.__SITE_CONFIG__, `/${name}/`);

/** Reasons come from many places, with or without their full stop. */
function asSentence(words: string): string {
  return /[。！？]$/.test(words) ? words : `${words}。`;
}
