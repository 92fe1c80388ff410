import { useId } from 'react';
import { WeavePattern } from '@shared/ui';
import { AMian } from './cast-amian';
import { JuanJie } from './cast-juanjie';
import { LaoMa } from './cast-laoma';
import styles from './colleagues.module.css';
import { LittleShuttle } from './little-shuttle';

/** The cast: 老麻, 阿棉 and 绢姐, and the shuttle whose thread leads down the page. */
export function Colleagues() {
  const id = useId();
  return (
    <div className={styles.cast}>
      <svg viewBox="0 0 680 400" role="img" aria-label="三个同事并排站着，小梭牵着一根黄线从他们胸前经过">
        <defs>
          <WeavePattern id={`${id}b`} weave="basket" weft="#8a4415" warp="#b5652b" warpWidth={9} weftHeight={8} />
          <WeavePattern id={`${id}p`} weave="plain" weft="#1f8577" warp="#2e9e8d" warpWidth={9} weftHeight={8} />
          <WeavePattern id={`${id}s`} weave="satin" weft="#7f2a43" warp="#a03a57" warpWidth={9} weftHeight={8} />
        </defs>
        <LaoMa shade={`${id}b`} />
        <JuanJie shade={`${id}s`} />
        <AMian shade={`${id}p`} />
        <path className={styles.thread} d="M0 372H90C170 372 200 316 310 318S420 360 496 318" />
        <LittleShuttle x={566} y={300} scale={0.92} rotate={-8} />
      </svg>
    </div>
  );
}
