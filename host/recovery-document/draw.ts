import { type Row, transitions } from '../src/page-runtime/machine-table';

const BEGIN = '<!-- drawn: picture -->';
const END = '<!-- end of picture -->';

/** docs/recovery.md with its picture of the machine drawn anew from the code; the rest is written by hand. */
export function withPicture(document: string): string {
  const [before, rest] = split(document, BEGIN);
  const [, after] = split(rest, END);
  return `${before}${BEGIN}\n\n${picture()}\n\n${END}${after}`;
}

function split(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/recovery.md has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** The page alone, as a state diagram: a navigation runs beside it and leaves it as it is. */
function picture(): string {
  const arrows = transitions
    .filter(({ navigation, to }) => navigation.includes('none') && to.page !== undefined)
    .flatMap(({ page, on, given, to }) =>
      page
        .filter((from) => from !== to.page && reachable(from, on))
        .map(
          (from) => `  ${from} --> ${to.page ?? from}: ${given === 'not restored' ? 'crash, nothing composed' : on}`,
        ),
    );
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> static', ...new Set(arrows), '```'].join('\n');
}

/** Whether the event can meet such a page: only a live one crashes or is replaced in one step; the table has other cases, too. */
function reachable(from: string, on: Row['on']): boolean {
  return on !== 'crash' && on !== 'show' ? from !== 'lost' : from === 'live';
}
