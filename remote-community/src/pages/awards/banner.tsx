import { useId } from 'react';
import { Scene, WeavePattern } from '@shared/ui';
import styles from './banner.module.css';

const rows = [
  { weave: 'plain', weft: '#74cdbb', name: '发票三单匹配', step: '已交' },
  { weave: 'twill', weft: '#f0f7f5', name: '差评当天回访', step: '已交' },
  { weave: 'basket', weft: '#2e9e8d', name: '竞品价格早报', step: '已交' },
  { weave: 'plain', weft: '#ffbc14', name: '下一条，你的', step: '正在织' },
] as const;

/** A cloth of entries, a band each; the yellow one is being woven. */
export function Banner() {
  const id = useId();
  return (
    <Scene className={styles.scene} label="示意：每件作品织成一条布，最下面的一条还在织">
      {rows.map(({ weave, weft, name, step }, index) => (
        <div key={name} className={styles.band} data-running={index === rows.length - 1}>
          <svg width="100%" height="72" aria-hidden="true">
            <defs>
              <WeavePattern
                id={`${id}${String(index)}`}
                weave={weave}
                weft={weft}
                warp="#16625f"
                warpWidth={14}
                weftHeight={8}
              />
            </defs>
            <rect width="100%" height="72" fill="#04302f" />
            <rect width={index === rows.length - 1 ? '76%' : '100%'} height="72" fill={`url(#${id}${String(index)})`} />
          </svg>
          <p>
            <b>{name}</b>
            <span>{step}</span>
          </p>
        </div>
      ))}
    </Scene>
  );
}
