import { Alert, Box, Button, ButtonGroup } from '@mui/material';
import { markIn, textFields } from '@shared/contract/content';
import { type DeskContent, deskContentPreview } from '@shared/contract/endpoints';
import { useEffect, useState } from 'react';
import { useCall } from '../../data/use-call';
import { ScaledFrame } from '../../layout/scaled-frame';
import { valueAt } from './field-places';

export interface ContentPreviewProps {
  entry: DeskContent;
  /** What is in its form. */
  value: unknown;
  /** Told of the place in the value that somebody chose on the page: `heads.0.title`. */
  onPick: (field: string) => void;
}

/** Pixels. On a phone the page stands above the form, which is seen below it. */
const WIDTHS = { 电脑: 1280, 手机: 390 } as const;
const isSmall = () => innerWidth < 600;
const heightNow = () => (isSmall() ? 260 : 640);
/** ms: an address of a preview ends after an hour. */
const ANEW = 50 * 60_000;

/** The real page beside the form, as the release that is live renders the draft; what is typed stands there at once. */
export function ContentPreview({ entry, value, onPick }: ContentPreviewProps) {
  const { package: name, key, version, addresses } = entry;
  const { data, error } = useCall(deskContentPreview, { package: name, key }, { refetchInterval: ANEW });
  const [width, setWidth] = useState<number>(isSmall() ? WIDTHS.手机 : WIDTHS.电脑);
  const [height] = useState(heightNow);
  const [page] = useState(() => new ShownPage());
  const address = addresses.find((one) => !one.includes(':'));

  useEffect(() => page.show(value), [page, value]);

  if (address === undefined) return <Alert severity="info">这一项没有单独的页面可以预览</Alert>;
  if (error) return <Alert severity="warning">预览没有打开：{error.message}</Alert>;
  if (!data) return null;
  const { href } = new URL(`../${data.path}${address}`, location.origin + location.pathname);
  return (
    <Box>
      <ButtonGroup size="small" aria-label="预览的宽度" sx={{ mb: 1 }}>
        {Object.entries(WIDTHS).map(([label, pixels]) => (
          <Button key={label} aria-pressed={pixels === width} onClick={() => setWidth(pixels)}>
            {label}
          </Button>
        ))}
        <Button component="a" href={href} target="_blank" rel="noreferrer">
          在新窗口打开，一小时内可以发给别人看
        </Button>
      </ButtonGroup>
      <ScaledFrame
        title="页面预览"
        src={`${href}?${version}`}
        {...{ width, height }}
        onLoad={(frame) => page.take(frame, entry, onPick)}
      />
      <Box component="p" sx={{ color: 'text.secondary', fontSize: 13 }}>
        点一下页面上的字，就会打开它的那一格。
      </Box>
    </Box>
  );
}

/** The page in the frame. Nothing runs in it: its texts carry marks, by which this finds their fields. */
class ShownPage {
  #texts: { node: Text; field: string; mark: string | null }[] = [];
  #value: unknown;
  #scroll = 0;

  /** Takes a page that was loaded, which shows an entry as it was kept then. */
  take(frame: HTMLIFrameElement, entry: DeskContent, onPick: (field: string) => void): void {
    const shown = frame.contentDocument;
    if (!shown) return;
    const fields = textFields(entry.schema, entry.value);
    this.#texts = [];
    const walker = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { data } = node as Text;
      const field = fields[markIn(data) ?? -1];
      if (field === undefined) continue;
      const kept = valueAt(entry.value, field);
      // A text that the page made something of, as one with a {name}, is rendered by the page itself.
      const mark = typeof kept === 'string' && data.startsWith(kept) ? data.slice(kept.length) : '';
      this.#texts.push({ node: node as Text, field, mark: /^\u2060[\u2061-\u2064]{6}$/.test(mark) ? mark : null });
    }
    shown.addEventListener('click', (event) => {
      event.preventDefault();
      const field = this.#fieldAt(event.target as Node);
      if (field !== undefined) onPick(field);
    });
    let outlined: HTMLElement | null = null;
    shown.addEventListener('mouseover', ({ target }) => {
      if (outlined) outlined.style.outline = '';
      const field = this.#fieldAt(target as Node);
      outlined = field === undefined ? null : (target as HTMLElement);
      if (outlined) Object.assign(outlined.style, { outline: '2px dashed #0b7568', cursor: 'pointer' });
    });
    shown.addEventListener('scroll', () => (this.#scroll = shown.documentElement.scrollTop));
    shown.documentElement.scrollTop = this.#scroll;
    this.#write();
  }

  /** Puts what is typed in the place of what was kept. */
  show(value: unknown): void {
    this.#value = value;
    this.#write();
  }

  #write(): void {
    for (const { node, field, mark } of this.#texts) {
      const now = valueAt(this.#value, field);
      if (mark !== null && typeof now === 'string' && node.data !== now + mark) node.data = now + mark;
    }
  }

  #fieldAt(element: Node): string | undefined {
    return (
      this.#texts.find(({ node }) => node.parentNode === element) ??
      this.#texts.find(({ node }) => element.contains(node) && (element.textContent ?? '').length < 400)
    )?.field;
  }
}
