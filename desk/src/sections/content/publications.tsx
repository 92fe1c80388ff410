import HistoryIcon from '@mui/icons-material/History';
import { Alert, Button, FormControlLabel, Switch } from '@mui/material';
import * as calls from '@shared/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useGetIdentity, usePermissions } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { choice, time } from '../../resource/columns';
import { chinaTime } from '../../layout/china-clock';
import { useAct } from '../../layout/use-act';
import { describe } from '../../resource/describe';
import { Experiment, runs } from './experiment';
import { ChangedEntry, useConsentRule } from './publish-dialog';

interface UndoPublicationProps extends Pick<calls.DeskPublication, 'id'> {
  /** Whether it is not out yet. */
  isAhead?: boolean;
  onDone?: () => void;
}

/** Takes a publication back, once that is confirmed. */
export function UndoPublication({ id, isAhead = false, onDone }: UndoPublicationProps) {
  const { act, busy, ask, dialog } = useAct();
  const undo = () =>
    ask({
      title: '撤回这次发布',
      confirm: '撤回',
      needsReason: false,
      children: isAhead ? '不会发布了。' : '其中每一项都变回这次发布以前的样子，访客马上看得到。',
      onConfirm: async () => {
        const done = await act(calls.deskPublicationUndo, { id }, '已撤回');
        if (done) onDone?.();
        return done;
      },
    });
  return (
    <>
      <Button size="small" disabled={busy} aria-label={`撤回第 ${id} 次发布`} onClick={undo}>
        撤回
      </Button>
      {dialog}
    </>
  );
}

/** Shows a colleague's proposal beside what visitors see, and publishes it; whoever made it waits for somebody else. */
function Consent({ id, by }: Pick<calls.DeskPublication, 'id' | 'by'>) {
  const { act, busy } = useAct();
  const { identity } = useGetIdentity();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['publication', id],
    queryFn: () => deskCall(calls.deskPublicationDetail, { id }),
    enabled: isOpen,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const consent = async () => {
    if (await act(calls.deskPublicationConsent, { id }, '已同意')) setOpen(false);
  };
  if (identity?.id === by.id) return <>等另一位同事同意</>;
  return (
    <>
      <Button size="small" aria-label={`看看第 ${id} 次发布`} onClick={() => setOpen(true)}>
        看看再同意
      </Button>
      <Confirm
        isOpen={isOpen}
        maxWidth="md"
        fullWidth
        title={`${by.name}想发布的`}
        confirm="同意发布"
        loading={!data || busy}
        onConfirm={() => void consent()}
        onClose={() => setOpen(false)}
        content={
          <>
            {error && <Alert severity="error">{error.message}</Alert>}
            {data?.changes.map((change) => (
              <ChangedEntry key={`${change.package}/${change.key}`} entry={change} />
            ))}
          </>
        }
      />
    </>
  );
}

/** Operators say whether one person alone may publish. */
function ConsentRule() {
  const { act, busy } = useAct();
  const { permissions = [] } = usePermissions<readonly calls.Role[]>();
  const queries = useQueryClient();
  const consent = useConsentRule();
  const change = async (next: boolean) => {
    await act(
      calls.deskContentRulesChange,
      { consent: next },
      next ? '以后发布要另一位同事同意' : '以后一个人就能发布',
    );
    await queries.invalidateQueries({ queryKey: ['content-rules'] });
  };
  return (
    <FormControlLabel
      label="发布要另一位同事同意"
      disabled={busy || consent === null || !permissions.includes('operator')}
      control={<Switch size="small" checked={consent === true} onChange={(_, next) => void change(next)} />}
    />
  );
}

/** What was published together, when and by whom. */
export const publications = describe({
  name: 'publications',
  label: '发布记录',
  roles: ['marketer'],
  icon: HistoryIcon,
  calls: { list: calls.deskPublicationList },
  list: {
    sort: ['at', 'DESC'],
    sorts: ['at'],
    filters: ['state'],
    opens: false,
    none: '还没有发布过。',
    actions: <ConsentRule />,
    columns: [
      choice('state'),
      {
        label: '给谁看',
        says: ({ experiment }) =>
          experiment ? `${experiment.share}% 的访客，到 ${chinaTime(experiment.endsAt)}` : '所有人',
      },
      time('at'),
      { label: '谁', says: ({ by, consent }) => (consent ? `${by.name}，${consent.name}同意` : by.name) },
      { label: '内容', says: ({ entries }) => entries.map(({ title }) => title).join('、') },
      'note',
      {
        label: '操作',
        says: ({ id, state, by, undoable, experiment }) => (
          <>
            {state === 'proposed' && <Consent id={id} by={by} />}
            {experiment && state !== 'proposed' && <Experiment id={id} />}
            {undoable && !runs.includes(state) && <UndoPublication id={id} isAhead={state !== 'published'} />}
          </>
        ),
      },
    ],
  },
});
