import type { ReactNode } from 'react';
import type { ScreenKind } from './desks';

/** What a screen shows, 210 by 150: what is done, and the part that the shuttle has just written, which carries the class. */
export function ScreenPicture({ kind, written }: { kind: ScreenKind; written: string | undefined }): ReactNode {
  switch (kind) {
    case 'ledger':
      return (
        <>
          <path d="M14 26h182" stroke="#74cdbb" strokeWidth="12" />
          <path d={rows(50, 71)} stroke="#2e9e8d" strokeWidth="8" />
          <path d={rows(92)} stroke="#2e9e8d" strokeWidth="8" className={written} />
          <path d={rows(113, 134)} stroke="#d8ede7" strokeWidth="8" />
        </>
      );
    case 'bars':
      return (
        <>
          <path d="M14 20h90" stroke="#74cdbb" strokeWidth="12" />
          <path d="M32 134V84M66 134V66M100 134V96" stroke="#2e9e8d" strokeWidth="20" />
          <path d="M134 134V54" stroke="#0b7568" strokeWidth="20" className={written} />
          <path d="M168 134v-30" stroke="#d8ede7" strokeWidth="20" />
          <path d="M14 136h182" stroke="#9db4af" strokeWidth="3" />
        </>
      );
    case 'chat':
      return (
        <>
          <path d="M14 14h104v26H14zM14 92h88v22H14z" fill="#d8ede7" />
          <path d="M24 27h70M24 103h50" stroke="#0b7568" strokeWidth="6" />
          <g className={written}>
            <path d="M88 52h108v28H88z" fill="#2e9e8d" />
            <path d="M100 66h72" stroke="#fff" strokeWidth="6" />
          </g>
          <path d="M14 134h130" stroke="#dbe4e1" strokeWidth="10" />
        </>
      );
    case 'tracks':
      return (
        <>
          <path d="M50 12v126M96 12v126M142 12v126M188 12v126" stroke="#dce8e5" strokeWidth="3" />
          <path d="M14 30h174M14 62h82M14 126h128" stroke="#2e9e8d" strokeWidth="6" />
          <path d="M14 94h128" stroke="#b5352a" strokeWidth="6" className={written} />
          <path
            d="M176 30c5-6 8-7 12-7s8 1 12 7c-4 6-8 7-12 7s-7-1-12-7zM84 62c5-6 8-7 12-7s8 1 12 7c-4 6-8 7-12 7s-7-1-12-7zM130 126c5-6 8-7 12-7s8 1 12 7c-4 6-8 7-12 7s-7-1-12-7z"
            fill="#0b7568"
          />
        </>
      );
    case 'checks':
      return (
        <>
          <path d="M14 22h110" stroke="#74cdbb" strokeWidth="12" />
          <path d="M44 52h130M44 78h104" stroke="#2e9e8d" strokeWidth="8" />
          <path d="M44 104h120" stroke="#2e9e8d" strokeWidth="8" className={written} />
          <path d="M44 130h92" stroke="#d8ede7" strokeWidth="8" />
          <path d="M16 51l5 6 9-11M16 77l5 6 9-11" stroke="#0b7568" strokeWidth="4" fill="none" />
          <path d="M15 97h14v14H15zM15 123h14v14H15z" stroke="#9db4af" strokeWidth="2.5" fill="none" />
        </>
      );
    case 'invoice':
      return (
        <>
          <path d="M30 10h118v134H30z" fill="#fff6de" />
          <path d="M46 28h60" stroke="#9a4e1b" strokeWidth="9" />
          <path d="M46 52h86M46 72h66" stroke="#dbb98f" strokeWidth="6" />
          <path d="M46 96h86" stroke="#2e9e8d" strokeWidth="8" className={written} />
          <path d="M46 120h40" stroke="#dbb98f" strokeWidth="6" />
          <circle cx="164" cy="52" r="24" fill="none" stroke="#b5352a" strokeWidth="4" />
          <path d="M152 52h24" stroke="#b5352a" strokeWidth="6" />
        </>
      );
  }
}

function rows(...tops: readonly number[]): string {
  return tops.map((top) => `M14 ${String(top)}h44m16 0h60m16 0h46`).join('');
}
