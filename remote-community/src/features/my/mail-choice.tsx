import { call } from '@shared/client';
import { mailChoice, mailChoiceSave } from '@shared/contract/endpoints';
import { Button, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { useOwnCall } from '../calls/use-call';
import styles from './my.module.css';

/** Whether notices come by mail, too. Where this site sends none, or knows no address, nothing is promised. */
export function MailChoice() {
  const { data, reload } = useOwnCall(['mail choice'], (options) => call(mailChoice, {}, options));
  const { busy, error, run } = useAction(async (wanted: boolean) => {
    await call(mailChoiceSave, { wanted }, { swallow: true });
    reload();
    return true;
  });
  if (!data?.available || data.address === null) return null;
  const { address, wanted } = data;
  return (
    <div className={styles.mail}>
      <p role="status">{wanted ? `通知也会寄到 ${address}。` : `通知不寄到 ${address}。`}</p>
      <Button small disabled={busy} onClick={() => void run(!wanted)}>
        {wanted ? '不再收邮件' : '也收邮件'}
      </Button>
      {error ? <Problem>没有改成：{error.message}</Problem> : null}
    </div>
  );
}
