import type { CastProps } from './cast';

/** 阿棉: a pencil in the bun, a badge on the chest, stars in her eyes. As on the covers; the origin is the root of the neck. */
export function AMian({ at, cloth, skin }: CastProps) {
  return (
    <g transform={at}>
      <path d="M-15-36h30V4c-6 10-24 10-30 0z" fill="#f6dcc2" />
      <path d="M-15-26C0-12 10-14 15-24V-8C4 0-8-4-15-14z" fill="#dda67f" opacity=".55" />
      <path d="M-20-4C-46 0-68 12-72 46L-80 210H80L72 46C68 12 46 0 20-4z" fill="#2e9e8d" />
      <path d="M26-3C48 2 68 14 72 46L80 210H20C34 140 36 60 26-3z" fill={`url(#${cloth})`} />
      <path d="M-22-4L0 26 22-4 30 2 8 44 0 34-8 44-30 2z" fill="#fffdf6" />
      <path d="M0 36V210" stroke="#1e8071" strokeWidth="3" />
      <path d="M-24 2C-30 50-22 84 6 96M24 2C30 40 26 80 6 96" fill="none" stroke="#042b2b" strokeWidth="3" />
      <rect x="-8" y="94" width="30" height="38" rx="4" fill="#fffdf6" />
      <rect x="-2" y="102" width="18" height="13" fill="#74cdbb" />
      <path d="M-2 121h18" stroke="#12504f" strokeWidth="3" />
      <g transform="translate(0 -76)">
        <g>
          <path d="M-50 20C-60-40-30-62 0-62S60-40 50 20C44 34-44 34-50 20z" fill="#08211f" />
          <g transform="translate(14 -66)">
            <path d="M-44 12L44-22" stroke="#ffdb7d" strokeWidth="7" strokeLinecap="round" />
            <path d="M38-20l12-5" stroke="#9a4e1b" strokeWidth="7" />
            <circle r="25" fill="#08211f" />
            <path
              d="M-15 4c6-14 20-16 28-8M-10 14c8-12 18-12 24-6"
              fill="none"
              stroke="#2c5753"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </g>
          <circle cx="-44" cy="8" r="9" fill="#f6dcc2" />
          <circle cx="44" cy="8" r="9" fill="#dda67f" />
          <path d="M-43-8C-43 30-24 53 0 53S43 30 43-8C43-42-43-42-43-8z" fill="#f6dcc2" />
          <path d="M30-30C36 0 30 34 4 53 28 52 43 28 43-8 43-20 38-27 30-30z" fill={`url(#${skin})`} />
          <g transform="translate(0 0)">
            <path
              d="M-36 24l5-8M-29 25l5-8M24 25l5-8M31 24l5-8"
              stroke="#e08a6b"
              strokeWidth="3"
              strokeLinecap="round"
            />
            <g transform="translate(-17 6)">
              <path d="M0-12l3 8.5 9 .2-7 5.5 2.4 8.8L0 6l-7.4 5 2.4-8.800-7-5.500 9-.2z" fill="#08211f" />
              <circle cx="2.5" cy="-3" r="2" fill="#fff" />
              <path d="M-9-23C-4-28 4-28 8-24" fill="none" stroke="#08211f" strokeWidth="3.4" strokeLinecap="round" />
            </g>
            <g transform="translate(17 6)">
              <path d="M0-12l3 8.5 9 .2-7 5.5 2.4 8.8L0 6l-7.4 5 2.4-8.800-7-5.500 9-.2z" fill="#08211f" />
              <circle cx="2.5" cy="-3" r="2" fill="#fff" />
              <path d="M-8-24C-4-28 4-28 9-23" fill="none" stroke="#08211f" strokeWidth="3.4" strokeLinecap="round" />
            </g>
            <path d="M1 14c4 4 3 7-1 7" fill="none" stroke="#dda67f" strokeWidth="3" strokeLinecap="round" />
            <g transform="translate(0 31)">
              <path d="M-16-4H16C15 10 8 15 0 15S-15 10-16-4z" fill="#5a1f1a" />
              <path d="M-13.500-4H13.500L12 2H-12z" fill="#fff" />
              <path d="M-9 11c4-5 14-5 18 0-4 5-14 5-18 0z" fill="#d9705f" />
            </g>
          </g>
          <path
            d="M-47 10C-53-40-22-60 6-58 38-56 53-26 47 10 43-8 36-20 28-30 8-16-18-12-34-16-42-10-46 0-47 10z"
            fill="#08211f"
          />
          <path d="M-22-40C-8-48 10-48 22-42" fill="none" stroke="#2c5753" strokeWidth="3" strokeLinecap="round" />
        </g>
      </g>
      <g transform="translate(96 8) rotate(-91.4) scale(1 -1)">
        <path
          d="M18-8L33-15M20-3L39-6M20 3L39 4M18 8L34 13"
          stroke="#f6dcc2"
          strokeWidth="8.5"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M9-8L15-24" stroke="#f6dcc2" strokeWidth="9" strokeLinecap="round" fill="none" />
        <ellipse cx="12" rx="14" ry="13" fill="#f6dcc2" />
        <path d="M6 4c4 3 9 3 13 1" stroke="#dda67f" strokeWidth="2" fill="none" strokeLinecap="round" />
      </g>
      <path d="M58 42Q104 70 96 8" fill="none" stroke="#2e9e8d" strokeWidth="32" strokeLinecap="round" />
      <path d="M58 42Q104 70 96 8" fill="none" stroke={`url(#${cloth})`} strokeWidth="17.9" strokeLinecap="round" />
      <g transform="translate(96 8) rotate(-97.4)">
        <path d="M2-15V15" stroke="#fffdf6" strokeWidth="6" strokeLinecap="round" />
      </g>
    </g>
  );
}
