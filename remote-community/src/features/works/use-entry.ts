import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ApiError, apiErrorFrom, call, type CallOptions, LoginRequiredError, ResponseError } from '@shared/client';
import { type WorkEntry, workEntry, workEntrySave } from '@shared/contract/endpoints';
import { useDraftForm } from '../form/use-draft-form';
import { useSignedIn } from '../login/use-signed-in';
import { differs, emptyEntry, type EntryFiles, type EntryValues, valuesOf } from './entry-values';
import { writeDraft } from '../form/draft-slots';
import { useKeeper } from '../owner/use-owner';

/** Milliseconds without a key before what was typed goes to the server. */
const PAUSE = 1500;

interface EntrySettings {
  start: WorkEntry | null;
  files: EntryFiles;
  /** The server keeps it now, as this. */
  onKept: (entry: WorkEntry) => void;
}

/** Whether somebody else wrote it meanwhile: then nothing is kept by itself until one of the two is chosen. */
export function isChanged(problem: ApiError | undefined): boolean {
  return problem instanceof ResponseError && problem.reason === 'changed-since';
}

/**
 * A work as it is written: on this device at once, on the server after a pause, one after the other. A guest's goes there once they
 * are signed in.
 */
export function useEntry({ start, files, onKept }: EntrySettings) {
  const [entry, setEntry] = useState(start);
  const [base, setBase] = useState(() => (start ? valuesOf(start) : emptyEntry));
  const [problem, setProblem] = useState<ApiError>();
  const [saving, setSaving] = useState(false);
  const signedIn = useSignedIn();
  const keeper = useKeeper();
  const key = entry ? `work-entry-${String(entry.id)}-${String(entry.version)}` : 'work-entry';
  const { form } = useDraftForm<EntryValues>(key, base);
  const values: EntryValues = { ...emptyEntry, ...useWatch({ control: form.control }) };

  // The server's last answer, for calls that follow one another.
  const kept = useRef({ entry: start, base });
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const takeOver = (next: WorkEntry, written: EntryValues = valuesOf(next)) => {
    if (keeper !== undefined) writeDraft(key + keeper, null);
    kept.current = { entry: next, base: written };
    setEntry(next);
    setBase(written);
    form.reset(written, { keepValues: true });
    setProblem(undefined);
    onKept(next);
  };

  const save = async (options: CallOptions, mendedVersion?: number): Promise<WorkEntry> => {
    const { entry: before, base: last } = kept.current;
    const written = form.getValues();
    if (before && mendedVersion === undefined && !differs(written, last) && !filesDiffer(before, files)) return before;
    const looked = before && { id: before.id, version: before.version, ...(mendedVersion && { mendedVersion }) };
    const ids = { cover: files.cover?.id ?? null, pictures: files.pictures.map(({ id }) => id) };
    setSaving(true);
    try {
      const next = await call(workEntrySave, { ...looked, ...trimmed(written), ...ids }, { swallow: true, ...options });
      takeOver(next, written);
      return next;
    } catch (thrown) {
      const error = apiErrorFrom(thrown, 'POST work');
      setProblem(error instanceof LoginRequiredError ? undefined : error);
      for (const { path, message } of error instanceof ResponseError ? (error.detail.fields ?? []) : [])
        if (path in emptyEntry) form.setError(path as keyof EntryValues, { message });
      throw error;
    } finally {
      setSaving(false);
    }
  };
  /** Keeps what is written by now; one that is under way goes first. @throws ApiError */
  const keep = (options: CallOptions = {}, mendedVersion?: number): Promise<WorkEntry> => {
    const next = line.current.then(
      () => save(options, mendedVersion),
      () => save(options, mendedVersion),
    );
    line.current = next;
    return next;
  };

  const isWritten =
    entry !== null ||
    files.cover !== null ||
    files.pictures.length > 0 ||
    [values.title, values.summary, values.story, values.steps].some((text) => text.trim() !== '');
  const dirty = isWritten && (differs(values, base) || entry === null || filesDiffer(entry, files));
  const editable = entry === null || entry.state === 'draft' || entry.state === 'returned';
  const mayKeep = signedIn && dirty && editable && !saving && !isChanged(problem);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  // The text tells one state of what is written from the next.
  const state = JSON.stringify([values, files]);
  useEffect(() => {
    if (!mayKeep) return undefined;
    const quietly = () => void latest.current({ quiet: true }).catch(() => undefined);
    const timer = setTimeout(quietly, PAUSE);
    addEventListener('online', quietly);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', quietly);
    };
  }, [mayKeep, state]);

  return {
    entry,
    form,
    values,
    dirty,
    saving,
    problem,
    editable,
    keep,
    /** Takes the outcome of another call. */
    moved: (next: WorkEntry) => {
      takeOver(next);
      form.reset(valuesOf(next));
    },
    /** Text written here is not kept on this device either. */
    forget: () => {
      if (keeper !== undefined) writeDraft(key + keeper, null);
    },
    /** Asks what an editor changed meanwhile; what is typed stays. */
    look: async () => {
      const { entry: mine } = kept.current;
      const now = mine && (await call(workEntry, { id: mine.id }, { swallow: true }));
      if (now?.version !== mine?.version || !now) return;
      kept.current = { ...kept.current, entry: now };
      setEntry(now);
    },
    /** Takes what an editor changed, or does not, once the author has looked at it. */
    settle: async (theirs: boolean) => {
      const { version, ...texts } = kept.current.entry?.mended ?? {};
      if (theirs)
        for (const [name, text] of Object.entries(texts) as [keyof EntryValues, string][])
          form.setValue(name, text, { shouldDirty: true });
      await keep({}, version);
    },
    /** Text written here replaces what was written elsewhere. */
    overwrite: async () => {
      const { entry: mine } = kept.current;
      if (mine) kept.current = { ...kept.current, entry: await call(workEntry, { id: mine.id }, { swallow: true }) };
      await keep();
    },
  };
}

export type Entry = ReturnType<typeof useEntry>;

function filesDiffer({ cover, pictures }: WorkEntry, files: EntryFiles): boolean {
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).join();
  return cover?.id !== files.cover?.id || ids(pictures) !== ids(files.pictures);
}

function trimmed(values: EntryValues): EntryValues {
  const { title, summary, story, season, category, steps, video } = values;
  return {
    title: title.trim(),
    summary: summary.trim(),
    story: story.trim(),
    steps: steps.trim(),
    video: video.trim(),
    season,
    category,
  };
}
