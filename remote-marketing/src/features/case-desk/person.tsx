import type { Look } from './cast';

export type Mood = 'calm' | 'happy' | 'content';
/** What the hands do: hold a mug, type, hold up a sheet, show something with an open hand, steady a parcel. */
export type Pose = 'mug' | 'type' | 'sheet' | 'open' | 'parcel';

interface PersonProps {
  look: Look;
  mood: Mood;
  pose: Pose;
  /** Id of the texture of the clothes. */
  texture: string;
}

const ink = '#08211f';
const body = 'M-20-4C-46 0-68 12-72 46L-76 132H76L72 46C68 12 46 0 20-4z';

/** Somebody from the desk's edge up, turned a little to the right, where the screen is. The root of the neck is at 0,0. */
export function Person({ look, mood, pose, texture }: PersonProps) {
  const { skin, shade, cloth, back, front, dress } = look;
  return (
    <>
      <path d="M-15-36h30V4c-6 10-24 10-30 0z" fill={skin} />
      <path d="M-15-26C0-12 10-14 15-24V-8C4 0-8-4-15-14z" fill={shade} opacity=".55" />
      <path d={body} fill={cloth} />
      <path d="M26-3C48 2 68 14 72 46L76 132H32C36 90 34 50 26-3z" fill={`url(#${texture})`} />
      {dress}
      <g transform="translate(0 -76)">
        {back}
        <circle cx="-44" cy="8" r="9" fill={skin} />
        <circle cx="44" cy="8" r="9" fill={shade} />
        <path d="M-43-8C-43 30-24 53 0 53S43 30 43-8C43-42-43-42-43-8z" fill={skin} />
        <path d="M32-28C37 0 30 34 6 53 28 51 43 28 43-8 43-19 39-25 32-28z" fill={shade} opacity=".35" />
        <Face look={look} mood={mood} />
        {front}
      </g>
      {arms(pose).map((arm) => (
        <Arm key={arm.path} look={look} texture={texture} {...arm} />
      ))}
    </>
  );
}

function Face({ look: { brow, shade }, mood }: Pick<PersonProps, 'look' | 'mood'>) {
  const raised = mood === 'happy';
  return (
    <g transform="translate(6 0)" fill="none" strokeLinecap="round">
      {mood === 'calm' ? null : (
        <path d="M-36 24l5-8M-29 25l5-8M24 25l5-8M31 24l5-8" stroke="#e08a6b" strokeWidth="3" />
      )}
      <path
        d={
          raised
            ? 'M-26-17C-21-22-13-22-9-18M26-17C21-22 13-22 9-18'
            : 'M-26-12C-21-15-13-15-9-12M26-12C21-15 13-15 9-12'
        }
        stroke={brow}
        strokeWidth="4"
      />
      {mood === 'calm' ? (
        <path d="M-17 4v4M17 4v4" stroke={ink} strokeWidth="10" />
      ) : (
        <path
          d={
            mood === 'happy'
              ? 'M-26 10C-23 0-11 0-8 10M8 10C11 0 23 0 26 10'
              : 'M-25 6C-22 12-12 12-9 6M9 6C12 12 22 12 25 6'
          }
          stroke={ink}
          strokeWidth="4"
        />
      )}
      <path d="M1 14c4 4 3 7-1 7" stroke={shade} strokeWidth="3" />
      {mood === 'happy' ? (
        <>
          <path d="M-16 27H16C15 41 8 46 0 46S-15 41-16 27z" fill="#5a1f1a" />
          <path d="M-13.5 27h27L12 33h-24z" fill="#fff" />
        </>
      ) : (
        <path d="M-11 31C-6 40 6 40 11 31" stroke={ink} strokeWidth="3.4" />
      )}
    </g>
  );
}

interface ArmShape {
  /** From the shoulder by the elbow to the wrist. */
  path: string;
  wrist: readonly [x: number, y: number];
  /** Where the hand points, in degrees. */
  turn: number;
  hand: 'fist' | 'open';
}

function Arm({ look, texture, path, wrist: [x, y], turn, hand }: ArmShape & Pick<PersonProps, 'look' | 'texture'>) {
  const at = `translate(${String(x)} ${String(y)}) rotate(${String(turn)})`;
  return (
    <g fill="none" strokeLinecap="round">
      <g transform={at} stroke={look.skin} strokeWidth="8.5">
        {hand === 'fist' ? (
          <rect y="-13" width="28" height="27" rx="11" fill={look.skin} stroke="none" />
        ) : (
          <path d="M18-8L33-15M20-3L39-6M20 3L39 4M18 8L34 13M9-8L15-24M8 0h8" />
        )}
        {hand === 'fist' ? (
          <path d="M18-7h9M19-1h9M18 5h9" stroke={look.shade} strokeWidth="2.2" />
        ) : (
          <ellipse cx="12" rx="9" ry="8" fill={look.skin} />
        )}
      </g>
      <path d={path} stroke={look.cloth} strokeWidth="32" />
      <path d={path} stroke={`url(#${texture})`} strokeWidth="18" />
      <path d="M2-15V15" transform={at} stroke={look.cuff} strokeWidth="6" />
    </g>
  );
}

/** The arms of a pose, the far one first. */
function arms(pose: Pose): readonly ArmShape[] {
  switch (pose) {
    case 'mug':
      return [{ path: 'M58 44Q92 104 44 84', wrist: [44, 84], turn: 203, hand: 'fist' }];
    case 'type':
      return [
        { path: 'M-56 42Q-88 104 -30 96', wrist: [-30, 96], turn: -8, hand: 'fist' },
        { path: 'M58 42Q104 92 72 96', wrist: [72, 96], turn: 160, hand: 'fist' },
      ];
    case 'sheet':
      return [
        { path: 'M-56 42Q-84 100 -34 92', wrist: [-34, 92], turn: -14, hand: 'fist' },
        { path: 'M58 44Q108 84 100 34', wrist: [100, 34], turn: -98, hand: 'fist' },
      ];
    case 'open':
      return [
        { path: 'M-56 42Q-86 100 -34 94', wrist: [-34, 94], turn: -10, hand: 'fist' },
        { path: 'M58 44Q104 88 112 36', wrist: [112, 36], turn: -70, hand: 'open' },
      ];
    case 'parcel':
      return [{ path: 'M58 44Q104 100 66 74', wrist: [66, 74], turn: 214, hand: 'fist' }];
  }
}
