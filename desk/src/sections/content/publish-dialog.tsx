import { Alert, Stack, TextField, Typography } from '@mui/material';
import { type DeskContent, deskContentDetail, deskContentPublish, deskContentRules } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { toInstant } from '../../layout/china-clock';
import { useAct } from '../../layout/use-act';
import { VersionTable } from '../../layout/version-table';
import { placesOf, textsOf } from './field-places';

const MOST = 200;

/** Whether a publication on this site needs a second person; null while nobody knows. */
export function useConsentRule(): boolean | null {
  const { data } = useQuery({ queryKey: ['content-rules'], queryFn: () => deskCall(deskContentRules, {}) });
  return data?.consent ?? null;
}

interface ContentDifferencesProps {
  entry: Pick<DeskContent, 'schema'>;
  heads: readonly string[];
  values: readonly unknown[];
}

/** Versions of an entry beside each other, field by field, in words. */
export function ContentDifferences({ entry: { schema }, heads, values }: ContentDifferencesProps) {
  const versions = values.map((value) => textsOf(schema, value));
  return <VersionTable heads={heads} versions={versions} labels={placesOf(schema, versions)} />;
}

interface ChangedEntryProps {
  entry: Pick<DeskContent, 'title' | 'live' | 'value' | 'schema'>;
}

/** What of an entry visitors see, and would see. */
export function ChangedEntry({ entry }: ChangedEntryProps) {
  const { title, live, value } = entry;
  return (
    <section aria-label={title}>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <ContentDifferences entry={entry} heads={['大家看到的', '发布以后']} values={[live, value]} />
    </section>
  );
}

interface PublishDialogProps {
  entries: readonly Pick<DeskContent, 'package' | 'key'>[];
  onDone: () => void;
  onClose: () => void;
}

/** Shows what visitors would see otherwise, and publishes just that: all of it or none, now or at a time. */
export function PublishDialog({ entries, onDone, onClose }: PublishDialogProps) {
  const { act, busy } = useAct();
  const needsConsent = useConsentRule();
  const [at, setAt] = useState('');
  const [note, setNote] = useState('');
  const { data: drafts, error } = useQuery({
    queryKey: ['publishing', entries],
    queryFn: () => Promise.all(entries.map((entry) => deskCall(deskContentDetail, entry))),
    gcTime: 0,
    // What is confirmed is what was looked at.
    refetchOnWindowFocus: false,
  });
  const publish = async () => {
    const versions = drafts?.map(({ package: name, key, version }) => ({ package: name, key, version }));
    const when = at === '' ? {} : { at: toInstant(at) };
    const done = needsConsent ? '已提交，等另一位同事同意' : at === '' ? '已发布，访客马上看得到' : '已定时';
    if (await act(deskContentPublish, { entries: versions, note, ...when }, done)) onDone();
  };
  return (
    <Confirm
      isOpen
      maxWidth="md"
      fullWidth
      title={`发布 ${entries.length} 项`}
      confirm={needsConsent ? '提交给同事' : at === '' ? '现在发布' : '定时发布'}
      loading={!drafts || needsConsent === null || busy}
      onConfirm={() => void publish()}
      onClose={onClose}
      content={
        <Stack spacing={2}>
          {error && <Alert severity="error">{error.message}</Alert>}
          {drafts?.map((draft) => (
            <ChangedEntry key={draft.id} entry={draft} />
          ))}
          <TextField
            type="datetime-local"
            label="发布时间（北京时间）"
            helperText="空着就是现在"
            value={at}
            onChange={({ target }) => setAt(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            label="备注"
            helperText={`写给同事看的，可以不写。${note.length} / ${MOST}`}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: MOST } }}
          />
        </Stack>
      }
    />
  );
}
