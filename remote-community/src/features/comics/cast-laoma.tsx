import type { CastProps } from './cast';

/** 老麻: square glasses, stubble, half a smile. As on the covers; the origin is the root of the neck. */
export function LaoMa({ at, cloth, skin }: CastProps) {
  return (
    <g transform={at}>
      <path d="M-15-36h30V4c-6 10-24 10-30 0z" fill="#e7bd95" />
      <path d="M-15-26C0-12 10-14 15-24V-8C4 0-8-4-15-14z" fill="#c08a5e" opacity=".55" />
      <path d="M-20-4C-46 0-68 12-72 46L-80 210H80L72 46C68 12 46 0 20-4z" fill="#b8692c" />
      <path d="M26-3C48 2 68 14 72 46L80 210H20C34 140 36 60 26-3z" fill={`url(#${cloth})`} />
      <path d="M-22-4C-12 14 12 14 22-4L26 6C14 26-14 26-26 6z" fill="#7c3c12" />
      <path d="M-18 60h36v26h-36z" fill="#9a4e1b" />
      <path d="M-8 60V46" stroke="#ffdb7d" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(0 -76)">
        <g>
          <path d="M-46-6C-52-44-30-60 0-60s52 16 46 54z" fill="#3a2a1e" />
          <circle cx="-44" cy="8" r="9" fill="#e7bd95" />
          <circle cx="44" cy="8" r="9" fill="#c08a5e" />
          <path d="M-43-8C-43 30-24 53 0 53S43 30 43-8C43-42-43-42-43-8z" fill="#e7bd95" />
          <path d="M30-30C36 0 30 34 4 53 28 52 43 28 43-8 43-20 38-27 30-30z" fill={`url(#${skin})`} />
          <g transform="translate(4 0)">
            <g transform="translate(-17 6)">
              <ellipse rx="9.5" ry="8.5" fill="#fff" />
              <circle cx="4" cy="1" r="5" fill="#08211f" />
              <path d="M-11-4C-6-10 6-10 11-4" fill="none" stroke="#08211f" strokeWidth="3" strokeLinecap="round" />
              <path d="M-9-18C-4-21 4-21 8-18" fill="none" stroke="#3a2a1e" strokeWidth="5" strokeLinecap="round" />
            </g>
            <g transform="translate(17 6)">
              <ellipse rx="9.5" ry="8.5" fill="#fff" />
              <circle cx="4" cy="1" r="5" fill="#08211f" />
              <path d="M-11-4C-6-10 6-10 11-4" fill="none" stroke="#08211f" strokeWidth="3" strokeLinecap="round" />
              <path d="M-8-18C-4-21 4-21 9-18" fill="none" stroke="#3a2a1e" strokeWidth="5" strokeLinecap="round" />
            </g>
            <path d="M1 14c4 4 3 7-1 7" fill="none" stroke="#c08a5e" strokeWidth="3" strokeLinecap="round" />
            <g transform="translate(0 31)">
              <path d="M-9 4C-2 6 6 4 11-3" fill="none" stroke="#08211f" strokeWidth="3.4" strokeLinecap="round" />
            </g>
          </g>
          <g transform="translate(4 0)">
            <g fill="none" stroke="#08211f" strokeWidth="3">
              <rect x="-33" y="-8" width="29" height="27" rx="9" />
              <rect x="4" y="-8" width="29" height="27" rx="9" />
              <path d="M-4 2h8" />
            </g>
          </g>
          <path
            d="M-47-4C-54-46-28-62-4-60 8-68 36-62 42-48 52-40 50-18 46-4 42-16 40-24 36-30 12-26-14-28-34-34-42-24-44-14-47-4z"
            fill="#3a2a1e"
          />
          <path d="M-34 34C-20 58 20 58 34 34 30 52 16 60 0 60S-30 52-34 34z" fill="#b98a63" opacity=".65" />
        </g>
      </g>
    </g>
  );
}
