import { Alert, Button, Stack, TextField } from '@mui/material';
import type { RevisionAction } from '@shared/contract/release';
import { type ChangeEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../layout/reason-dialog';
import { type Head, type PageKey, readKey, sendDecision, signDecision } from './sign-decision';
import type { RunningCanary } from './use-canary';

interface DecideCanaryProps {
  /** What it is decided on. */
  head: Head;
  canary: RunningCanary;
  /** Its releases, for people. */
  names: string;
}

type Kind = 'stop' | 'canary' | 'promote';

/** Visitors in a hundred that a canary may have. */
const MOST = 99;

const kinds: readonly { kind: Kind; words: string; color: 'primary' | 'error' }[] = [
  { kind: 'canary', words: '提高比例', color: 'primary' },
  { kind: 'promote', words: '对所有人发布', color: 'primary' },
  { kind: 'stop', words: '停止并退回', color: 'error' },
];

/** Decides about a canary from here, with the key of somebody who may: what needs no composing. */
export function DecideCanary(props: DecideCanaryProps) {
  const [open, setOpen] = useState<Kind | null>(null);
  const offered = kinds.filter(({ kind }) => kind !== 'canary' || props.canary.percent < MOST);
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {offered.map(({ kind, words, color }) => (
          <Button key={kind} variant="contained" color={color} onClick={() => setOpen(kind)}>
            {words}
          </Button>
        ))}
      </Stack>
      {open && <DecisionDialog {...props} kind={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What is asked, what follows from it, and what is said once it is done. */
function wordsOf(kind: Kind, { names, percent }: { names: string; percent: number }) {
  switch (kind) {
    case 'stop':
      return {
        ...{ title: `停下 ${names}？`, confirm: '停止并退回', done: '已停下，访客马上回到正式版' },
        then: '试行版的访客马上回到正式版，这个版本不再发布。别的试行版照旧。',
      };
    case 'canary':
      return {
        ...{ title: `让更多访客试行 ${names}？`, confirm: `提高到 ${percent}%`, done: `已提高到 ${percent}%` },
        then: '已经在试行的访客照旧，再加上一些。自己往前走的命令从此不再管它。',
      };
    case 'promote':
      return {
        ...{ title: `对所有人发布 ${names}？`, confirm: '对所有人发布', done: '已对所有人发布' },
        then: '所有访客马上看到这个版本，页面和试行时的一样。别的试行版照旧。',
      };
  }
}

/** The key lives as long as the dialog. */
function DecisionDialog({
  head,
  canary,
  names,
  kind,
  onClose,
}: DecideCanaryProps & { kind: Kind; onClose: () => void }) {
  const notify = useNotify();
  const { id, releases, ramp } = canary;
  const [key, setKey] = useState<PageKey | null>(null);
  const [problem, setProblem] = useState('');
  const next = ramp?.steps.find((step) => step > canary.percent) ?? canary.percent * 2;
  const [percent, setPercent] = useState(Math.min(MOST, next));
  const { title, confirm, done, then } = wordsOf(kind, { names, percent });
  const attempt = async (work: () => Promise<void>) => {
    setProblem('');
    try {
      await work();
      return true;
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    setKey(null);
    void attempt(async () => setKey(file ? await readKey(await file.text()) : null));
  };
  const decide = (reason: string) =>
    attempt(async () => {
      if (!key) throw new Error('请先选密钥文件。');
      const actions: Readonly<Record<Kind, RevisionAction>> = {
        stop: { kind: 'stop', canary: id, releases },
        canary: { kind: 'canary', releases, percent },
        promote: { kind: 'promote', releases, again: false },
      };
      await sendDecision(await signDecision(head, { action: actions[kind], reason, key }));
      notify(done, { type: 'success' });
    });
  return (
    <ReasonDialog title={title} confirm={confirm} onConfirm={decide} onClose={onClose}>
      <p>{then}原因会写进决定里，大家都看得到。</p>
      {kind === 'canary' && (
        <TextField
          type="number"
          label="给百分之几的访客"
          value={percent}
          slotProps={{ htmlInput: { min: canary.percent + 1, max: MOST } }}
          onChange={({ target }) => setPercent(Number(target.value))}
          sx={{ mb: 2 }}
        />
      )}
      <label>
        密钥文件：
        <input type="file" accept=".pem" onChange={choose} />
      </label>
      <p>{key ? `用 ${key.owner} 的密钥签名。` : '密钥只在这个窗口里用来签名，不会发出去，也不会存下来。'}</p>
      {problem && <Alert severity="error">{problem}</Alert>}
    </ReasonDialog>
  );
}
