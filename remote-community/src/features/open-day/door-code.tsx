import { QrCode } from '@shared/ui/qr-code';
import styles from './door-code.module.css';

/** The code for the door: to read out, and as a picture for a scanner. */
export function DoorCode({ code }: { code: string }) {
  return (
    <div className={styles.door}>
      <p>
        签到码 <b className={styles.code}>{`${code.slice(0, 4)} ${code.slice(4)}`}</b>
      </p>
      <QrCode text={code} label="签到码的二维码" className={styles.picture} />
    </div>
  );
}
