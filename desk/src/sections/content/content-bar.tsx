import { Button, Link, Stack, Typography } from '@mui/material';
import { type Route, deskContentDiscard, deskContentRestore } from '@shared/contract/endpoints';
import { useState } from 'react';
import { chinaTime } from '../../layout/china-clock';
import { useAct } from '../../layout/use-act';
import { Addresses } from './addresses';
import type { Draft, DraftView } from './draft';
import { placeOf } from './field-places';
import { PublishDialog } from './publish-dialog';

/** Does something with the draft that the server has, what is typed included. @returns whether it was done */
export type DraftStep = (route: Route, input: object, done: string) => Promise<boolean>;

interface ContentBarProps {
  draft: Draft;
  view: DraftView;
  step: DraftStep;
  /** Goes to a field of the form. */
  onPick: (field: string) => void;
  /** Shows what a colleague kept meanwhile. */
  onConflict: () => void;
}

/** Below the desk's own bar while the form is scrolled: whoever types sees whether it is kept. */
const inSight = { position: 'sticky', top: 48, zIndex: 2, py: 1, bgcolor: 'background.default' } as const;

/** How far an entry is kept, what is wrong with it, and what leads on. */
export function ContentBar({ draft, view, step, onPick, onConflict }: ContentBarProps) {
  const { ask, dialog } = useAct();
  const [isPublishing, setPublishing] = useState(false);
  const { entry, mistakes } = view;
  const hasDraft = entry.draft !== null || !draft.isKept;
  const confirm = (title: string, children: string, onConfirm: () => Promise<boolean>) =>
    ask({ title, children, confirm: '确定', needsReason: false, onConfirm });
  const discard = () =>
    confirm('放弃草稿', '没有发布的改动都不要了，回到访客看到的内容。', () =>
      step(deskContentDiscard, {}, '已放弃草稿'),
    );
  const restore = () =>
    confirm('恢复随版本的内容', '随版本的内容会成为草稿，发布以后访客才看得到。', () =>
      step(deskContentRestore, { change: null }, '已恢复，成了草稿'),
    );
  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Addresses addresses={entry.addresses} />
        <Button size="small" disabled={!hasDraft} onClick={discard}>
          放弃草稿
        </Button>
        <Button size="small" onClick={restore}>
          恢复随版本的内容
        </Button>
      </Stack>
      {entry.description !== '' && <Typography>{entry.description}</Typography>}
      <Stack direction="row" spacing={1} sx={{ ...inSight, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={mistakes.length > 0 || !hasDraft}
          onClick={() => void draft.flush().then((kept) => kept && setPublishing(true))}
        >
          发布
        </Button>
        <Typography role="status" variant="body2">
          {stateWords(view)}
        </Typography>
        {view.theirs && <Button onClick={onConflict}>看看不同</Button>}
      </Stack>
      {mistakes.length > 0 && (
        <ul aria-label="要改的地方">
          {mistakes.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <Link component="button" onClick={() => onPick(field)}>
                {placeOf(entry.schema, field)}
              </Link>
              ：{message}
            </li>
          ))}
        </ul>
      )}
      {isPublishing && (
        <PublishDialog
          entries={[{ package: entry.package, key: entry.key }]}
          onDone={() => {
            setPublishing(false);
            void draft.reload();
          }}
          onClose={() => setPublishing(false)}
        />
      )}
      {dialog}
    </>
  );
}

function stateWords({ state, entry: { draft }, problem, mistakes, theirs }: DraftView): string {
  switch (state) {
    case 'kept':
      return draft ? `已保存草稿（${draft.by.name}，${chinaTime(draft.at)}）` : '和访客看到的一样';
    case 'waiting':
    case 'saving':
      return '正在保存…';
    case 'unfit':
    case 'refused':
      return `还没保存：有 ${mistakes.length} 处要改`;
    case 'failed':
      return `还没保存，过一会儿再试：${problem}`;
    case 'conflict':
      return `还没保存：${theirs?.draft?.by.name ?? '同事'}刚刚也改过`;
  }
}
