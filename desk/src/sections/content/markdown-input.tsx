import { Box, Button, ButtonGroup } from '@mui/material';
import type { LibraryPicture } from '@shared/contract/endpoints';
import { Suspense, lazy, useRef, useState } from 'react';
import { TextInput, type TextInputProps, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { PictureDialog } from './picture-dialog';

const MarkdownPreview = lazy(() => import('./markdown-preview'));

/** What each button makes of the text that is chosen: of whole lines, where it puts something before each. */
const marks: Readonly<Record<string, { before: string; after?: string; example: string }>> = {
  粗体: { before: '**', after: '**', example: '粗体' },
  标题: { before: '## ', example: '标题' },
  列表: { before: '- ', example: '一条' },
  链接: { before: '[', after: '](/)', example: '链接' },
};

/** A long text in Markdown, with buttons for its marks and a look at what comes of it. */
export function MarkdownInput(props: TextInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isShown, setShown] = useState(false);
  const text: unknown = useWatch({ name: useSourceContext().getSource(props.source) });
  return (
    <Box ref={box} sx={{ width: 1 }}>
      <ButtonGroup size="small" aria-label="排版">
        {Object.keys(marks).map((name) => (
          <Button key={name} onClick={() => mark(areaIn(box.current), name)}>
            {name}
          </Button>
        ))}
        <Button onClick={() => setChoosing(true)}>图片</Button>
        <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          看效果
        </Button>
      </ButtonGroup>
      <TextInput {...props} multiline fullWidth />
      {isShown && (
        <Suspense>
          <MarkdownPreview text={typeof text === 'string' ? text : ''} />
        </Suspense>
      )}
      {isChoosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            // An open dialog keeps the keyboard to itself.
            flushSync(() => setChoosing(false));
            insert(areaIn(box.current), markOf(picture));
          }}
        />
      )}
    </Box>
  );
}

const areaIn = (box: HTMLElement | null): Area => box?.querySelector('textarea');

type Area = HTMLTextAreaElement | null | undefined;

function mark(area: Area, name: string): void {
  const { before, after, example } = marks[name] ?? {};
  if (!area || before === undefined) return;
  const { value, selectionStart, selectionEnd } = area;
  const start = after === undefined ? value.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart;
  const chosen = value.slice(start, selectionEnd) || (example ?? '');
  const lines = after === undefined ? chosen.split('\n') : [chosen];
  insert(area, lines.map((line) => before + line + (after ?? '')).join('\n'), start);
}

/** Puts a text from a place to the end of what is chosen, as if it was typed: the browser's own undo takes it back. */
function insert(area: Area, text: string, start = area?.selectionEnd ?? 0): void {
  area?.focus();
  area?.setSelectionRange(start, area.selectionEnd);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types a text that undo takes back
  document.execCommand('insertText', false, text);
}

/** A paragraph of its own, with the pixels that keep its place. */
function markOf({ alt, url, width, height }: LibraryPicture): string {
  return `\n\n![${alt.replaceAll(/[\\[\]]/g, '\\$&')}](${url} "${width}x${height}")\n\n`;
}
