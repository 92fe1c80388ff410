import { Alert, Button } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../layout/reason-dialog';
import { type Head, type PageKey, readKey, sendStop, signStop } from './sign-stop';

interface StopCanaryProps {
  /** What it is decided on. */
  head: Head;
  /** Id of the canary. */
  canary: string;
  /** Its releases, for people. */
  names: string;
}

/** Ends a canary from here, with the key of somebody who may. */
export function StopCanary(props: StopCanaryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" color="error" onClick={() => setOpen(true)}>
        停止并退回
      </Button>
      {open && <StopDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The key lives as long as the dialog. */
function StopDialog({ head, canary, names, onClose }: StopCanaryProps & { onClose: () => void }) {
  const notify = useNotify();
  const [key, setKey] = useState<PageKey | null>(null);
  const [problem, setProblem] = useState('');
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
  const stop = (reason: string) =>
    attempt(async () => {
      if (!key) throw new Error('请先选密钥文件。');
      await sendStop(await signStop(head, { canary, reason, key }));
      notify('已停下，访客马上回到正式版', { type: 'success' });
    });
  return (
    <ReasonDialog title={`停下 ${names}？`} confirm="停止并退回" onConfirm={stop} onClose={onClose}>
      <p>试行版的访客马上回到正式版，这个版本不再发布。别的试行版照旧。原因会写进决定里，大家都看得到。</p>
      <label>
        密钥文件：
        <input type="file" accept=".pem" onChange={choose} />
      </label>
      <p>{key ? `用 ${key.owner} 的密钥签名。` : '密钥只在这个窗口里用来签名，不会发出去，也不会存下来。'}</p>
      {problem && <Alert severity="error">{problem}</Alert>}
    </ReasonDialog>
  );
}
