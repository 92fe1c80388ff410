import { useId } from 'react';
import { AMian } from './cast-amian';
import { JuanJie } from './cast-juanjie';
import { LaoMa } from './cast-laoma';
import styles from './colleagues.module.css';
import { LittleShuttle } from './little-shuttle';

/** Shadow is cloth: the wefts of each person's weave, between which the ground colour shows. */
const shades = [
  {
    name: 'amian',
    width: 36,
    height: 24,
    d: 'M2.5 3H6.5M20.5 3H24.5M11.5 9H15.5M29.5 9H33.5M2.5 15H6.5M20.5 15H24.5M11.5 21H15.5M29.5 21H33.5',
    stroke: '#1e8071',
    strokeWidth: 4.7,
    opacity: 0.75,
  },
  {
    name: 'laoma',
    width: 24,
    height: 20,
    d: 'M2.1 2.5H9.9M2.1 7.5H9.9M14.1 12.5H21.9M14.1 17.5H21.9',
    stroke: '#7c3c12',
    strokeWidth: 3.9,
    opacity: 0.8,
  },
  {
    name: 'juanjie',
    width: 56,
    height: 40,
    d: 'M2.1 2.5H4.9M23.1 7.5H25.9M44.1 12.5H46.9M9.1 17.5H11.9M30.1 22.5H32.9M51.1 27.5H53.9M16.1 32.5H18.9M37.1 37.5H39.9',
    stroke: '#7d2a43',
    strokeWidth: 3.9,
    opacity: 0.85,
  },
  {
    name: 'skin',
    width: 36,
    height: 24,
    d: 'M2.5 3H15.5M11.5 9H24.5M20.5 15H33.5M2.5 21H6.5M29.5 21H33.5',
    stroke: '#dfae88',
    strokeWidth: 4.7,
    opacity: 0.55,
  },
] as const;

/** The cast: 老麻, 阿棉 and 绢姐, and the shuttle whose thread leads down the page. */
export function Colleagues() {
  const id = useId();
  const skin = `${id}skin`;
  return (
    <div className={styles.cast}>
      <svg viewBox="0 0 680 400" role="img" aria-label="三个同事并排站着，小梭牵着一根黄线从他们身前经过">
        <defs>
          {shades.map(({ name, width, height, ...weft }) => (
            <pattern key={name} id={id + name} width={width} height={height} patternUnits="userSpaceOnUse">
              <path {...weft} fill="none" strokeLinecap="round" />
            </pattern>
          ))}
        </defs>
        <LaoMa at="translate(160 206) scale(1.12)" cloth={`${id}laoma`} skin={skin} />
        <JuanJie at="translate(522 208) scale(1.1)" cloth={`${id}juanjie`} skin={skin} />
        <AMian at="translate(338 208) scale(1.14)" cloth={`${id}amian`} skin={skin} />
        <path className={styles.thread} d="M0 372H90C170 372 210 334 310 336S440 380 548 342" />
        <g className={styles.shuttle}>
          <LittleShuttle x={614} y={332} scale={0.74} rotate={-8} />
        </g>
      </svg>
    </div>
  );
}
