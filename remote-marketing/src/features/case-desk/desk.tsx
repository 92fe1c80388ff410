import { type ReactNode, useId } from 'react';
import type { Look } from './cast';
import styles from './desk.module.css';
import type { ScreenKind } from './desks';
import { type Mood, Person, type Pose } from './person';
import { ScreenPicture } from './screen';
import { ShuttleRobot } from './shuttle-robot';
import { Texture } from './texture';

/**
 * For the section that a desk is at the bottom right of: joins the desk's thread to the page's. The section says in
 * `--picture` how wide the desk is.
 */
export const threadFromDesk = styles.joined ?? '';

interface DeskProps {
  look: Look;
  pose: Pose;
  mood: Mood;
  screen: ScreenKind;
  label: string;
  className?: string | undefined;
  /** What is behind the person: the wall and what hangs or is there. `wall` is the id of a plain weave. */
  children: (wall: string) => ReactNode;
  /** Colour of that weave. */
  wall: string;
}

/** Somebody at a desk, 620 by 420, and the shuttle writing on their screen with the thread behind it. */
export function Desk({ look, pose, mood, screen, label, className, children, wall }: DeskProps) {
  const id = useId();
  return (
    <svg
      className={className ? `${styles.desk} ${className}` : styles.desk}
      viewBox="0 0 620 420"
      role="img"
      aria-label={label}
    >
      <defs>
        <Texture id={`${id}c`} name={look.weave} colour={look.fold} />
        <Texture id={`${id}r`} name="herringbone" colour="#2e9e8d" />
        <Texture id={`${id}d`} name="twill" colour="#12504f" />
        <Texture id={`${id}w`} name="plain" colour={wall} />
      </defs>
      {children(`${id}w`)}
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
