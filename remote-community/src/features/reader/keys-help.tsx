import { CloseIcon } from '@shared/ui';
import styles from './keys-help.module.css';

const keys = [
  [['←', '→'], '前后翻；到了结尾，再按是下一话'],
  [['空格'], '往后翻；按住 Shift 往前'],
  [['Home', 'End'], '开头，结尾'],
  [['F'], '全屏'],
  [['?'], '打开或收起这张表'],
  [['Esc'], '收起；再按关上'],
] as const;

/** The help over the stage until it is pressed away. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <section className={styles.help} aria-label="按键">
      <header>
        <h3>按键</h3>
        <button type="button" aria-label="收起按键表" onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <dl>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
