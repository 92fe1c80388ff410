import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '@shared/ui/logo-mark';
import { WeavePattern } from '@shared/ui/weave-pattern';
import type { Weave } from '@shared/ui/weaves';

export interface CardWords {
  path: string;
  brand: string;
  title: string;
  description: string;
}

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const styles = read('../../../shared/ui/src/tokens.css') + read('card.css');

/** The products' own weaves, as the pages show them; other pages take one by their path. */
const productWeaves: Readonly<Record<string, Weave>> = {
  '/': 'herringbone',
  '/product/': 'plain',
  '/ai-power/': 'jacquard',
  '/ai-weave/': 'twill',
  '/connector/': 'basket',
  '/employee/': 'satin',
  '/education/': 'herringbone',
};
const weaves = ['plain', 'twill', 'basket', 'satin', 'herringbone', 'jacquard'] as const satisfies readonly Weave[];

/** A whole page of 1200 × 630 px: the words of a page's head, above a cloth that is being woven. */
export function shareCard({ path: address, brand, title, description }: CardWords): string {
  const { phrases, note } = splitTitle(title);
  const card = (
    <div className="card">
      <div className="top">
        <div className="brand">
          <LogoMark />
          {brand}
        </div>
        {note ? <div className="note">{note}</div> : null}
      </div>
      <div className="words">
        <h1>
          {phrases.map((phrase) => (
            <span key={phrase}>{phrase}</span>
          ))}
        </h1>
        <p>{description}</p>
      </div>
      <Loom weave={productWeaves[address] ?? weaveOf(address)} />
    </div>
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>${styles}</style>${renderToStaticMarkup(card)}</html>`;
}

/** A title's own two halves make its two lines; what is in brackets at its end becomes a note. */
export function splitTitle(title: string): { phrases: string[]; note: string } {
  const [, words = title, note = ''] = /^(.+?)(?:（([^（）]+)）)?$/.exec(title) ?? [];
  const [, first = words, second = ''] = /^([^：，]+[：，])(.+)$/.exec(words) ?? /^(.+、)(.+)$/.exec(words) ?? [];
  return { phrases: second ? [first.replace(/：$/, ''), second] : [words], note };
}

function weaveOf(address: string): Weave {
  const sum = Array.from(address).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return weaves[sum % weaves.length] ?? 'plain';
}

const warps = Array.from({ length: 50 }, (_, index) => `M${index * 24 + 6} 0V56`).join('');

/** The cloth at the bottom, and the thread that the shuttle is drawing over it. */
function Loom({ weave }: { weave: Weave }) {
  return (
    <svg className="loom" width="1200" height="176" viewBox="0 0 1200 176">
      <defs>
        <WeavePattern id="cloth" weave={weave} weft="#2e9e8d" warp="#12504f" warpWidth={12} weftHeight={6} />
      </defs>
      <rect y="56" width="1200" height="120" fill="#04302f" />
      <rect y="56" width="1200" height="120" fill="url(#cloth)" />
      <path d={warps} stroke="#0f4a49" strokeWidth="3" />
      <path d="M0 43H900" stroke="#ffbc14" strokeWidth="6" />
      <g transform="translate(868 12) scale(2.8)">
        <path d="M6 11C13 3.5 19 1 25 1s12 2.5 19 10c-7 7.5-13 10-19 10S13 18.5 6 11z" fill="#f0f7f5" />
        <rect x="16" y="8" width="18" height="6" rx="3" fill="#053434" />
        <path d="M16.5 11H30" stroke="#ffbc14" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
