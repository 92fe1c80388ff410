import { Alert, Box } from '@mui/material';
import { type DeskContent, deskContentDetail } from '@shared/contract/endpoints';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useBeforeUnload, useBlocker, useParams } from 'react-router-dom';
import { useCall } from '../../data/use-call';
import { CONFLICT_HEADS, TwoVersions } from '../../layout/conflict-dialog';
import { useAct } from '../../layout/use-act';
import { ContentBar, type DraftStep } from './content-bar';
import { ContentForm } from './content-form';
import { ContentHistory } from './content-history';
import { ContentPreview } from './content-preview';
import { Draft } from './draft';
import { merged, sourceOf } from './field-places';
import { ContentDifferences } from './publish-dialog';
import { focusField } from './schema-input';

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
