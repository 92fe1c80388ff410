import { Alert, Box, Button, Typography, Link, Stack } from '@mui/material';
import {
  type DeskContent,
  deskContentDetail,
  type DeskContentChange,
  deskContentRestore,
  type Route,
  deskContentDiscard,
} from '@shared/contract/endpoints';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useBeforeUnload, useBlocker, useParams } from 'react-router-dom';
import { useCall } from '../../data/use-call';
import { CONFLICT_HEADS, TwoVersions } from '../../layout/conflict-dialog';
import { useAct } from '../../layout/use-act';
import { ContentForm } from './content-form';
import { ContentPreview } from './content-preview';
import { Draft, type DraftView } from './draft';
import { merged, sourceOf, placeOf } from './field-places';
import { ContentDifferences, PublishDialog } from './publish-dialog';
import { focusField } from './schema-input';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { UndoPublication } from './publications';
import { Addresses } from './addresses';

/** The view of one entry: as it is when it is opened, and from then on as it is edited. */
export function ContentEdit() {
  const { id = '' } = useParams();
  const [name = '', key = ''] = id.split('/');
  const { data, error, isFetchedAfterMount } = useCall(deskContentDetail, { package: name, key });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  return data && isFetchedAfterMount ? <ContentEditor key={id} opened={data} /> : null;
}

function ContentEditor({ opened }: { opened: DeskContent }) {
  const [draft] = useState(() => new Draft(opened));
  const view = useSyncExternalStore(draft.listen, draft.view);
  const { entry, value, theirs, round } = view;
  /** The version of a colleague that was looked at, and put off. */
  const [putOff, setPutOff] = useState<DeskContent | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const pick = (field: string) => form.current && focusField(form.current, sourceOf(entry.schema, field));
  const { act } = useAct();
  const step: DraftStep = async (route, input, done) => {
    await draft.flush();
    const { package: name, key, version } = draft.view().entry;
    const isDone = await act(route, { package: name, key, version, ...input }, done);
    if (isDone) await draft.reload();
    return isDone;
  };
  useKeptOnLeaving(draft);
  return (
    <>
      <Title title={entry.title} />
      <ContentBar draft={draft} view={view} step={step} onPick={pick} onConflict={() => setPutOff(null)} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box ref={form} sx={{ '& :is(input, textarea, summary, button)': { scrollMarginTop: 72 } }}>
          <ContentForm key={round} draft={draft} />
        </Box>
        <Box
          sx={{
            position: 'sticky',
            top: { xs: 48, md: 120 },
            order: { xs: -1, md: 0 },
            zIndex: 1,
            alignSelf: 'start',
            bgcolor: 'background.default',
          }}
        >
          <ContentPreview entry={entry} value={value} onPick={pick} />
        </Box>
      </Box>
      <ContentHistory entry={entry} step={step} onUndone={() => void draft.reload()} />
      {theirs && theirs !== putOff && (
        <TwoVersions
          onKeep={() => draft.begin(theirs, merged(entry.value, value, theirs.value))}
          onTake={() => draft.begin(theirs)}
          onClose={() => setPutOff(theirs)}
        >
          <ContentDifferences entry={entry} heads={CONFLICT_HEADS} values={[entry.value, theirs.value, value]} />
        </TwoVersions>
      )}
    </>
  );
}

/** Keeps what was typed last when the view is left; what cannot be kept is asked about. */
function useKeptOnLeaving(draft: Draft): void {
  const sentence = useTranslate()('ra.message.unsaved_changes');
  const blocker = useBlocker(useCallback(() => !draft.isKept, [draft]));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    void draft.flush().then((kept) => (kept || window.confirm(sentence) ? proceed() : reset()));
  }, [blocker, draft, sentence]);
  // An address that was typed is no navigation that can be held up.
  useEffect(() => () => void draft.flush(), [draft]);
  useBeforeUnload((event) => {
    if (draft.isKept) return;
    event.preventDefault();
    void draft.flush();
  });
}

interface ContentHistoryProps {
  entry: DeskContent;
  step: DraftStep;
  /** Reads again what is edited. */
  onUndone: () => void;
}

/** Who published what and when, the newest first. */
function ContentHistory({ entry: { schema, history, shipped }, step, onUndone }: ContentHistoryProps) {
  return (
    <Part name="发布过的">
      {history.length === 0 && <Typography>还没有：访客看到的是随版本的内容。</Typography>}
      {history.map((change, place) => (
        <Change key={change.id} change={change}>
          <ContentDifferences
            entry={{ schema }}
            heads={['以前', '这一次']}
            values={[history[place + 1]?.value ?? shipped, change.value ?? shipped]}
          />
          <Button size="small" onClick={() => void step(deskContentRestore, { change: change.id }, '已取回，成了草稿')}>
            取回
          </Button>
          {place === 0 && <UndoPublication id={change.publication} onDone={onUndone} />}
        </Change>
      ))}
    </Part>
  );
}

/** A publication; what it changed is drawn once somebody looks. */
function Change({ change: { by, at, value }, children }: { change: DeskContentChange; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" sx={{ my: 1 }} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {by.name}，{chinaTime(at)}
        {value === null && '，恢复随版本的内容'}
      </summary>
      {isOpen && children}
    </Box>
  );
}

/** Does something with the draft that the server has, what is typed included. @returns whether it was done */
type DraftStep = (route: Route, input: object, done: string) => Promise<boolean>;

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
function ContentBar({ draft, view, step, onPick, onConflict }: ContentBarProps) {
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
