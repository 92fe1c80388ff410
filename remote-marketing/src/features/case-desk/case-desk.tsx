import type { CaseCard } from '../../content/schema/cases';
import { cast } from './cast';
import { Desk } from './desk';
import { deskOf, type Prop } from './desks';
import type { Pose } from './person';

const poses: Readonly<Record<Pose, string>> = {
  mug: '端着杯子',
  type: '敲着键盘',
  sheet: '拿着一张单子',
  open: '摊开手说着话',
  parcel: '扶着一只纸箱',
};

/** The desk of a case: whoever's work it is, at the hour when it is done. */
export function CaseDesk({
  card,
  className,
}: {
  card: Pick<CaseCard, 'id' | 'department'>;
  className?: string | undefined;
}) {
  const { screen, prop, clock, mood, pose, night } = deskOf(card.id);
  return (
    <Desk
      look={cast[card.department]}
      pose={pose}
      mood={mood}
      screen={screen}
      label={`${card.department}的同事坐在桌前${poses[pose]}，小梭在屏幕上替他一行行填好`}
      className={className}
      wall={night ? '#2c6461' : '#c6e2da'}
    >
      {(wall) => (
        <>
          <circle cx="330" cy="240" r="190" fill={night ? '#2b716d' : '#d8ede7'} />
          <circle cx="330" cy="240" r="190" fill={`url(#${wall})`} />
          {night ? <path d="M414 84a30 30 0 1028 44 34 34 0 01-28-44z" fill="#ffdb7d" /> : null}
          <Clock time={clock} />
          <PropPicture prop={prop} />
        </>
      )}
    </Desk>
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
