import { CloseIcon } from '@shared/ui';
import styles from './keys-help.module.css';

const keys = [
  [['←', '→'], '翻格'],
  [['空格'], '下一格；按住 Shift 是上一格'],
  [['Home', 'End'], '第一格，最后一格'],
  [['F'], '全屏'],
  [['?'], '打开或收起这张表'],
  [['Esc'], '收起；再按回到列表'],
] as const;

/** Over the stage until it is pressed away. */
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
