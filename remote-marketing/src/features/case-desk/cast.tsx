import type { ReactNode } from 'react';
import type { CaseCard } from '../../content/schema/cases';
import type { TextureName } from './texture';

/** How somebody looks. Drawn around the middle of the face (hair) and the root of the neck (clothes). */
export interface Look {
  skin: string;
  shade: string;
  brow: string;
  cloth: string;
  fold: string;
  cuff: string;
  weave: TextureName;
  /** Behind the head, and over the face. */
  back: ReactNode;
  front: ReactNode;
  dress: ReactNode;
}

const ink = '#08211f';

/** One person a department: glasses, a bun with a pencil, a headset, a cap, long hair, a side parting. */
export const cast: Readonly<Record<CaseCard['department'], Look>> = {
  财务部: {
    skin: '#e7bd95',
    shade: '#c08a5e',
    brow: '#3a2a1e',
    cloth: '#b8692c',
    fold: '#7c3c12',
    cuff: '#7c3c12',
    weave: 'basket',
    back: <path d="M-46-6C-52-44-30-60 0-60s52 16 46 54z" fill="#3a2a1e" />,
    front: (
      <>
        <path d="M-34 34C-20 58 20 58 34 34 30 52 16 60 0 60S-30 52-34 34z" fill="#b98a63" opacity=".65" />
        <g fill="none" stroke={ink} strokeWidth="3">
          <rect x="-27" y="-8" width="29" height="27" rx="9" />
          <rect x="10" y="-8" width="29" height="27" rx="9" />
          <path d="M2 2h8" />
        </g>
        <path
          d="M-47-4C-54-46-28-62-4-60 8-68 36-62 42-48 52-40 50-18 46-4 42-16 40-24 36-30 12-26-14-28-34-34-42-24-44-14-47-4z"
          fill="#3a2a1e"
        />
      </>
    ),
    dress: (
      <>
        <path d="M-22-4C-12 14 12 14 22-4L26 6C14 26-14 26-26 6z" fill="#7c3c12" />
        <path d="M-18 60h36v26h-36z" fill="#9a4e1b" />
        <path d="M-8 60V46" stroke="#ffdb7d" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  运营部: {
    skin: '#f6dcc2',
    shade: '#dda67f',
    brow: ink,
    cloth: '#2e9e8d',
    fold: '#1e8071',
    cuff: '#fffdf6',
    weave: 'plain',
    back: (
      <>
        <path d="M-50 20C-60-40-30-62 0-62S60-40 50 20C44 34-44 34-50 20z" fill={ink} />
        <path d="M-30-54L58-88" stroke="#ffdb7d" strokeWidth="7" strokeLinecap="round" />
        <circle cx="14" cy="-66" r="25" fill={ink} />
      </>
    ),
    front: (
      <path
        d="M-47 10C-53-40-22-60 6-58 38-56 53-26 47 10 43-8 36-20 28-30 8-16-18-12-34-16-42-10-46 0-47 10z"
        fill={ink}
      />
    ),
    dress: (
      <>
        <path d="M-22-4L0 26 22-4 30 2 8 44 0 34-8 44-30 2z" fill="#fffdf6" />
        <path d="M-24 2C-30 50-22 84 6 96M24 2C30 40 26 80 6 96" fill="none" stroke="#042b2b" strokeWidth="3" />
        <rect x="-8" y="88" width="30" height="38" rx="4" fill="#fffdf6" />
      </>
    ),
  },
  客服部: {
    skin: '#f3d3b0',
    shade: '#d3a077',
    brow: '#4a2b1a',
    cloth: '#43566b',
    fold: '#2f3f51',
    cuff: '#cfd6dc',
    weave: 'herringbone',
    back: <path d="M-52 30C-60-32-40-62 0-62S60-32 52 30C48 44 36 42 34 32H-34C-36 42-48 44-52 30z" fill="#4a2b1a" />,
    front: (
      <>
        <path
          d="M-48 8C-53-40-30-60 2-60 36-58 53-36 48 8 43-8 40-18 34-26 16-14-16-16-32-26-42-16-45-6-48 8z"
          fill="#4a2b1a"
        />
        <g fill="none" stroke="#12504f" strokeWidth="6" strokeLinecap="round">
          <path d="M-50 0C-54-78 54-78 50 0" />
          <path d="M-50 20C-48 42-34 46-22 42" strokeWidth="4" />
        </g>
        <path d="M-58-4h12v28h-12zM46-4h12v28H46z" fill="#12504f" />
        <circle cx="-20" cy="42" r="6" fill="#12504f" />
      </>
    ),
    dress: (
      <>
        <path d="M-22-4L0 22 22-4 30 4 10 40 0 28-10 40-30 4z" fill="#cfd6dc" />
        <path d="M0 30V132" stroke="#2f3f51" strokeWidth="3" />
      </>
    ),
  },
  仓储部: {
    skin: '#d9a679',
    shade: '#b07e52',
    brow: '#2a1d14',
    cloth: '#56720f',
    fold: '#3f560a',
    cuff: '#d8ede7',
    weave: 'basket',
    back: <path d="M-46 10C-52-40-30-56 0-56s52 16 46 66z" fill="#2a1d14" />,
    front: (
      <>
        <path d="M-49-14C-50-54-26-68 0-68S50-54 49-14C30-22-30-22-49-14z" fill="#12504f" />
        <path d="M-40-18C-8-28 40-26 66-8 48-4 12-12-40-12z" fill="#053434" />
        <path d="M-14-44h28v14h-28z" fill="#74cdbb" />
      </>
    ),
    dress: (
      <>
        <path d="M-22-4C-10 12 10 12 22-4L7 132H-7z" fill="#fffdf6" />
        <path d="M-44 10C-36 40-34 90-36 130M44 10C36 40 34 90 36 130" fill="none" stroke="#d8ede7" strokeWidth="9" />
      </>
    ),
  },
  人事部: {
    skin: '#f0cfb0',
    shade: '#d39c76',
    brow: ink,
    cloth: '#a03a57',
    fold: '#7d2a43',
    cuff: '#f0cfb0',
    weave: 'satin',
    back: <path d="M-54 40C-64-30-40-64 0-64S64-30 54 40C50 52 30 46 30 30H-30C-30 46-50 52-54 40z" fill="#12302e" />,
    front: (
      <>
        <path
          d="M-50 34C-58-30-34-62-6-60 34-62 58-30 50 34 40 20 40-8 34-26 22-22 4-24-8-34-18-18-34-12-40-6-42 10-42 24-50 34z"
          fill="#12302e"
        />
        <path d="M-8-58C-24-44-36-26-43 0" fill="none" stroke="#b4e0d6" strokeWidth="5" strokeLinecap="round" />
        <path d="M-45 22a5 5 0 010 10 5 5 0 010-10M45 22a5 5 0 010 10 5 5 0 010-10" fill="#ffdb7d" />
      </>
    ),
    dress: (
      <>
        <path d="M-22-4L0 70 22-4z" fill="#fffdf6" />
        <path
          d="M-22-4L-40 24-18 34 0 76V132M22-4L40 24 18 34 0 76"
          fill="none"
          stroke="#7d2a43"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  采购部: {
    skin: '#f0cda8',
    shade: '#cc9a70',
    brow: '#23160e',
    cloth: '#1d5faf',
    fold: '#164a8a',
    cuff: '#eaf1fa',
    weave: 'twill',
    back: <path d="M-46 4C-52-44-30-60 0-60s52 16 46 64z" fill="#23160e" />,
    front: (
      <path
        d="M-47 2C-56-40-30-58-18-66 20-70 56-48 46 2 43-14 40-24 32-34 8-30-8-34-20-42-28-28-44-18-47 2z"
        fill="#23160e"
      />
    ),
    dress: (
      <>
        <path d="M-22-4L0 40 22-4z" fill="#fffdf6" />
        <path d="M-22-4L-34 20-12 30 0 40 12 30 34 20 22-4" fill="none" stroke="#164a8a" strokeWidth="4" />
        <path d="M-4 30h8l5 60-9 12-9-12z" fill="#0a6158" />
      </>
    ),
  },
};
