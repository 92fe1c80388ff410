import { useId } from 'react';
import type { CaseCard } from '../../content/schema/cases';
import { cast } from './cast';
import styles from './case-desk.module.css';
import { deskOf, type Prop } from './desks';
import { Person, type Pose } from './person';
import { ScreenPicture } from './screen';
import { ShuttleRobot } from './shuttle-robot';
import { Texture } from './texture';

/**
 * For the section that a desk stands at the bottom right of: joins the desk's thread to the page's. The section says in
 * `--picture` how wide the desk is.
 */
export const threadFromDesk = styles.joined ?? '';

const poses: Readonly<Record<Pose, string>> = {
  mug: '端着杯子',
  type: '敲着键盘',
  sheet: '拿着一张单子',
  open: '摊开手说着话',
  parcel: '扶着一只纸箱',
};

/** The desk of a case, 620 by 420: whoever's work it is, and the shuttle writing on the screen with the thread behind it. */
export function CaseDesk({
  card,
  className,
}: {
  card: Pick<CaseCard, 'id' | 'department'>;
  className?: string | undefined;
}) {
  const id = useId();
  const look = cast[card.department];
  const { screen, prop, clock, mood, pose, night } = deskOf(card.id);
  return (
    <svg
      className={className ? `${styles.desk} ${className}` : styles.desk}
      viewBox="0 0 620 420"
      role="img"
      aria-label={`${card.department}的同事坐在桌前${poses[pose]}，小梭在屏幕上替他一行行填好`}
    >
      <defs>
        <Texture id={`${id}c`} name={look.weave} colour={look.fold} />
        <Texture id={`${id}r`} name="herringbone" colour="#2e9e8d" />
        <Texture id={`${id}d`} name="twill" colour="#12504f" />
        <Texture id={`${id}w`} name="plain" colour={night ? '#2c6461' : '#c6e2da'} />
      </defs>
      <circle cx="330" cy="240" r="190" fill={night ? '#2b716d' : '#d8ede7'} />
      <circle cx="330" cy="240" r="190" fill={`url(#${id}w)`} />
      {night ? <path d="M414 84a30 30 0 1028 44 34 34 0 01-28-44z" fill="#ffdb7d" /> : null}
      <Clock time={clock} />
      <PropPicture prop={prop} />
      <g transform="translate(214 268) scale(1.1)">
        <Person look={look} mood={mood} pose={pose} texture={`${id}c`} />
      </g>
      <g transform="translate(360 130)">
        <path d="M101 170h28l8 72H93zM65 238h100v9H65z" fill="#12504f" />
        <rect width="230" height="170" rx="9" fill="#042b2b" />
        <path d="M10 10h210v150H10z" fill="#fff" />
        <g transform="translate(10 10)">
          <ScreenPicture kind={screen} written={styles.written} />
        </g>
      </g>
      <path d="M0 368h620v52H0z" fill="#053434" />
      <path d="M0 384h620v36H0z" fill={`url(#${id}d)`} />
      <InHand pose={pose} />
      <path
        d="M0 404H120C230 404 330 410 380 372S410 300 452 292"
        fill="none"
        stroke="#ffbc14"
        strokeWidth="3.2"
        className={styles.thread}
      />
      <g className={styles.robot}>
        <g transform="translate(520 284) rotate(-8) scale(.78)">
          <ShuttleRobot texture={`${id}r`} />
        </g>
      </g>
    </svg>
  );
}

function Clock({ time: [hour, minute] }: { time: readonly [number, number] }) {
  const turn = (degrees: number) => `rotate(${String(degrees)})`;
  return (
    <g transform="translate(120 90)" stroke="#08211f" strokeWidth="4.5" strokeLinecap="round">
      <circle r="38" fill="#fff" stroke="#12504f" strokeWidth="6" />
      <path d="M26 0h5M-26 0h-5M0 26v5M0-26v-5" stroke="#12504f" strokeWidth="3.5" strokeLinecap="butt" />
      <path d="M0 0V-17" transform={turn((hour % 12) * 30 + minute / 2)} />
      <path d="M0 0V-25" transform={turn(minute * 6)} />
    </g>
  );
}

/** What lies on the desk at the left. */
function PropPicture({ prop }: { prop: Prop }) {
  switch (prop) {
    case 'papers':
      return (
        <g stroke="#9dbdb5" strokeWidth="1.2" fill="#fffdf6">
          <path d="M8 360h100v8H8zM22 344h100v8H22zM24 336h100v8H24zM16 335l16-12h94l-10 12z" />
          <path d="M19 352h100v8H19z" fill="#b4e0d6" />
        </g>
      );
    case 'parcels':
      return (
        <>
          <path d="M12 300h76v68H12zM92 328h48v40H92z" fill="#dbb98f" />
          <path d="M12 300h76v12H12zM92 328h48v9H92z" fill="#c39a68" />
          <path d="M44 300h12v30H44zM112 328h8v16h-8z" fill="#fff6de" />
        </>
      );
    case 'plant':
      return (
        <g transform="translate(66 360)">
          <path
            d="M0-30C-6-70-34-80-44-74-40-52-22-36 0-30zM0-30C4-80 34-96 46-88 44-60 24-40 0-30zM0-28C-2-90 2-110 8-120 18-96 14-60 0-28z"
            fill="#0b7568"
          />
          <path d="M-24-32h48l-6 40h-36z" fill="#9a4e1b" />
        </g>
      );
    case 'cloth':
      return (
        <>
          <path d="M14 346h118v22H14z" fill="#a03a57" />
          <path d="M20 326h108v20H20z" fill="#2e9e8d" />
          <path d="M26 308h96v18H26z" fill="#fff6de" />
          <path d="M14 357h118M20 336h108M26 317h96" stroke="#08211f" strokeWidth="1.5" opacity=".3" />
        </>
      );
  }
}

/** What the hands hold or lie on, in front of the desk's edge. */
function InHand({ pose }: { pose: Pose }) {
  switch (pose) {
    case 'mug':
      return (
        <g transform="translate(286 330) scale(.9)">
          <path d="M18-24h8c14 0 14 24 0 24h-8" fill="none" stroke="#fff6de" strokeWidth="6" />
          <path d="M-22-38h44V0c0 6-4 8-8 8h-28c-4 0-8-2-8-8z" fill="#fff6de" />
          <path d="M-22-20h44M-22-12h44" stroke="#2e9e8d" strokeWidth="4" strokeDasharray="7 4" />
        </g>
      );
    case 'type':
      return (
        <>
          <path d="M196 382l12-18h112l12 18z" fill="#f5f8f7" />
          <path d="M212 369h106M208 376h114" stroke="#9dbdb5" strokeWidth="4" strokeDasharray="9 4" />
        </>
      );
    case 'sheet':
      return (
        <g transform="translate(336 262) rotate(10)">
          <path d="M-30-38h60v76h-60z" fill="#fffdf6" stroke="#9dbdb5" strokeWidth="1.2" />
          <path d="M-20-24h26M-20-12h40M-20-2h34M-20 8h40M-20 18h22" stroke="#b4e0d6" strokeWidth="5" />
        </g>
      );
    case 'parcel':
      return (
        <>
          <path d="M250 306h92v62h-92z" fill="#dbb98f" />
          <path d="M250 306h92v12h-92z" fill="#c39a68" />
          <path d="M290 306h12v28h-12z" fill="#fff6de" />
        </>
      );
    case 'open':
      return null;
  }
}
