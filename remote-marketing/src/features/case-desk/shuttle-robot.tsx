const lens = 'M-86 0C-50-36-24-44 0-44S50-36 86 0C50 36 24 44 0 44S-50 36-86 0z';

/** The shuttle at work: its face in the eye, two small hands, the tips dark. `texture` is the herringbone of its body. */
export function ShuttleRobot({ texture }: { texture: string }) {
  return (
    <>
      <path
        d="M-28 28C-36 38-34 48-26 52M28 28C36 38 34 48 26 52"
        fill="none"
        stroke="#74cdbb"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="-24" cy="53" r="8" fill="#b4e0d6" />
      <circle cx="24" cy="53" r="8" fill="#b4e0d6" />
      <path d={lens} fill="#0b7568" />
      <path d={lens} fill={`url(#${texture})`} stroke="#74cdbb" strokeWidth="2.5" />
      <path
        d="M-86 0C-76-10-68-17-60-23-64-8-64 8-60 23-68 17-76 10-86 0zM86 0C76-10 68-17 60-23 64-8 64 8 60 23 68 17 76 10 86 0z"
        fill="#042b2b"
      />
      <rect x="-46" y="-23" width="92" height="46" rx="23" fill="#042b2b" stroke="#74cdbb" strokeWidth="3" />
      <path d="M-24-5L-7 1M24-5L7 1" stroke="#ffbc14" strokeWidth="5.5" strokeLinecap="round" />
      <path d="M-15.5 3.5v1M15.5 3.5v1" stroke="#ffbc14" strokeWidth="9" strokeLinecap="round" />
    </>
  );
}
