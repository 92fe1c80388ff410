import type { CastProps } from './cast';

/** 绢姐: one light lock, round earrings. As on the covers; the origin is the root of the neck. */
export function JuanJie({ at, cloth, skin }: CastProps) {
  return (
    <g transform={at}>
      <path d="M-15-36h30V4c-6 10-24 10-30 0z" fill="#f0cfb0" />
      <path d="M-15-26C0-12 10-14 15-24V-8C4 0-8-4-15-14z" fill="#d39c76" opacity=".55" />
      <path d="M-20-4C-46 0-68 12-72 46L-80 210H80L72 46C68 12 46 0 20-4z" fill="#a03a57" />
      <path d="M26-3C48 2 68 14 72 46L80 210H20C34 140 36 60 26-3z" fill={`url(#${cloth})`} />
      <path d="M-22-4L0 70 22-4z" fill="#fffdf6" />
      <path
        d="M-22-4L-40 24-18 34 0 76V210M22-4L40 24 18 34 0 76"
        fill="none"
        stroke="#7d2a43"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <g transform="translate(0 -76)">
        <g transform="rotate(-3)">
          <path d="M-54 40C-64-30-40-64 0-64S64-30 54 40C50 52 30 46 30 30H-30C-30 46-50 52-54 40z" fill="#12302e" />
          <circle cx="-44" cy="8" r="9" fill="#f0cfb0" />
          <circle cx="44" cy="8" r="9" fill="#d39c76" />
          <path d="M-43-8C-43 30-24 53 0 53S43 30 43-8C43-42-43-42-43-8z" fill="#f0cfb0" />
          <path d="M30-30C36 0 30 34 4 53 28 52 43 28 43-8 43-20 38-27 30-30z" fill={`url(#${skin})`} />
          <g transform="translate(-5 0)">
            <path
              d="M-36 24l5-8M-29 25l5-8M24 25l5-8M31 24l5-8"
              stroke="#e08a6b"
              strokeWidth="3"
              strokeLinecap="round"
            />
            <g transform="translate(-17 6)">
              <path d="M-9 4C-6-6 6-6 9 4" fill="none" stroke="#08211f" strokeWidth="4" strokeLinecap="round" />
              <path d="M-9-18C-4-21 4-21 8-18" fill="none" stroke="#08211f" strokeWidth="3.4" strokeLinecap="round" />
            </g>
            <g transform="translate(17 6)">
              <path d="M-9 4C-6-6 6-6 9 4" fill="none" stroke="#08211f" strokeWidth="4" strokeLinecap="round" />
              <path d="M-8-18C-4-21 4-21 9-18" fill="none" stroke="#08211f" strokeWidth="3.4" strokeLinecap="round" />
            </g>
            <path d="M-1 14c-4 4-3 7 1 7" fill="none" stroke="#d39c76" strokeWidth="3" strokeLinecap="round" />
            <g transform="translate(0 31)">
              <path d="M-11 0C-6 9 6 9 11 0" fill="none" stroke="#08211f" strokeWidth="3.4" strokeLinecap="round" />
            </g>
          </g>
          <path
            d="M-50 34C-58-30-34-62-6-60 34-62 58-30 50 34 40 20 40-8 34-26 22-22 4-24-8-34-18-18-34-12-40-6-42 10-42 24-50 34z"
            fill="#12302e"
          />
          <path d="M-8-58C-24-44-36-26-43 0" fill="none" stroke="#b4e0d6" strokeWidth="5" strokeLinecap="round" />
          <circle cx="-45" cy="27" r="4.5" fill="#ffdb7d" />
          <circle cx="45" cy="27" r="4.5" fill="#ffdb7d" />
        </g>
      </g>
    </g>
  );
}
