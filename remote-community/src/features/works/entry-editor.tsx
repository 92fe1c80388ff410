import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { WorkEntry } from '@shared/contract/endpoints';
import { workLimits } from '@shared/contract/fields';
import { Bones, Button, ThreadSection } from '@shared/ui';
import styles from './entry.module.css';
import { EntryForm } from './entry-form';
import { previewOf } from './entry-values';
import { useEntry } from './use-entry';
import { useUploads } from '../uploads/use-uploads';
import { enteringReason } from './entering';
import { useMe } from '../calls/use-call';

/** The preview is needed by who has written something. */
const WorkPreview = lazy(() =>
  import(/* webpackChunkName: "work-preview" */ './work-article').then((module) => ({ default: module.WorkPreview })),
);

// The state is that of a work kept before: who begins one needs none of it.
const EntryState = lazy(() => import(/* webpackChunkName: "work-preview" */ './entry-state'));

const EndEntry = lazy(() => import(/* webpackChunkName: "work-preview" */ './end-entry'));

const rules = { purpose: 'work', loginReason: enteringReason } as const;

interface EntryEditorProps {
  start: WorkEntry | null;
  /** The page's own head, in whose place a preview has that of the work. */
  head: ReactNode;
  /** Content below the form. */
  after: ReactNode;
  onKept: (entry: WorkEntry) => void;
  onTheirs: () => void;
}

/** A work in the hands of its author: to be written while it is a draft, to be looked at afterwards. */
export function EntryEditor({ start, head, after, onKept, onTheirs }: EntryEditorProps) {
  const [previewing, setPreviewing] = useState(false);
  // A preview of what was never kept has the day it is written on.
  const [opened] = useState(() => new Date().toISOString());
  const top = useRef<HTMLDivElement>(null);
  const cover = useUploads({ ...rules, most: 1, before: start?.cover ? [start.cover] : [] });
  const pictures = useUploads({ ...rules, most: workLimits.pictures, before: start?.pictures ?? [] });
  const files = { cover: cover.arrived[0] ?? null, pictures: pictures.arrived };
  const own = useEntry({ start, files, onKept });
  const author = useMe()?.name ?? '你';
  const { entry, editable, values } = own;
  const turned = useRef(false);
  const turn = (to: boolean) => {
    turned.current = true;
    setPreviewing(to);
  };
  // A view of another height is shown from its beginning, as is a work handed in: its outcome is said at the top.
  const wasEditable = useRef(editable);
  useEffect(() => {
    if (!turned.current && editable === wasEditable.current) return;
    wasEditable.current = editable;
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [previewing, editable]);
  // Nothing comes above a draft that is begun here: what is being written, or pressed, would move away.
  const isToldOf = entry !== null && (start !== null || entry.state !== 'draft');
  return (
    <>
      {editable && !previewing ? head : null}
      <ThreadSection side="left" first last>
        <div ref={top} tabIndex={-1} className={editable && !previewing ? styles.write : styles.top}>
          {isToldOf && !(previewing && editable) ? (
            <Suspense>
              <EntryState entry={entry} onMoved={own.moved} />
            </Suspense>
          ) : null}
          {previewing && editable ? <Button onClick={() => turn(false)}>回去改</Button> : null}
          {/* The form is kept while the preview is looked at: a file on its way goes on. */}
          {editable && !previewing ? (
            <>
              <EntryForm
                {...{ own, cover, pictures }}
                onTheirs={() => {
                  own.forget();
                  onTheirs();
                }}
                onPreview={() => turn(true)}
              />
              {/* Ending a work stands below what is written: nobody looks for it, and it cannot be undone. */}
              {entry ? (
                <Suspense>
                  <EndEntry entry={entry} onMoved={own.moved} />
                </Suspense>
              ) : null}
              <div className={styles.after}>{after}</div>
            </>
          ) : null}
        </div>
      </ThreadSection>
      {previewing || !editable ? (
        <Suspense fallback={<Bones rows={4} />}>
          <WorkPreview
            work={previewOf(values, files, {
              id: entry?.workId ?? entry?.id ?? 1,
              author,
              at: entry?.savedAt ?? opened,
            })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
