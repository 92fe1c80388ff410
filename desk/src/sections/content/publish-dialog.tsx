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

export function ChangedEntry({ entry }: { entry: Pick<DeskContent, 'title' | 'live' | 'value' | 'schema'> }) {
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

/** Shows what visitors would see otherwise, and publishes just that: all of it or none, now, at a time, or to some visitors first. */
export function PublishDialog({ entries, onDone, onClose }: PublishDialogProps) {
  const { act, busy } = useAct();
  const needsConsent = useConsentRule();
  const [at, setAt] = useState('');
  const [note, setNote] = useState('');
  const [share, setShare] = useState('');
  const [end, setEnd] = useState('');
  const isTried = share !== '';
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
    const how = isTried ? { experiment: { share: Number(share), endsAt: toInstant(end) } } : when;
    const began = isTried ? `实验开始了，${share}% 的访客看得到` : '已发布，访客马上看得到';
    const done = needsConsent ? '已提交，等另一位同事同意' : at === '' || isTried ? began : '已定时';
    if (await act(deskContentPublish, { entries: versions, note, ...how }, done)) onDone();
  };
  return (
    <Confirm
      isOpen
      maxWidth="md"
      fullWidth
      title={`发布 ${entries.length} 项`}
      confirm={needsConsent ? '提交给同事' : isTried ? '开始实验' : at === '' ? '现在发布' : '定时发布'}
      loading={!drafts || needsConsent === null || busy || (isTried && toInstant(end) === null)}
      onConfirm={() => void publish()}
      onClose={onClose}
      content={
        <Stack spacing={2}>
          {error && <Alert severity="error">{error.message}</Alert>}
          {drafts?.map((draft) => (
            <ChangedEntry key={draft.id} entry={draft} />
          ))}
          <TextField
            type="number"
            label="先给一部分访客看（%）"
            helperText="空着就是给所有人。其他访客还看原来的，到结束时间为止；一次只能有一个实验"
            value={share}
            onChange={({ target }) => setShare(target.value)}
            slotProps={{ htmlInput: { min: 1, max: 99, step: 1 } }}
          />
          {isTried && (
            <TextField
              type="datetime-local"
              label="实验到什么时候（北京时间）"
              helperText="最多 90 天。先想好什么时候看结果：到时候再决定，中间看的数字不算数"
              value={end}
              onChange={({ target }) => setEnd(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
          <TextField
            type="datetime-local"
            label="发布时间（北京时间）"
            helperText="空着就是现在"
            disabled={isTried}
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
