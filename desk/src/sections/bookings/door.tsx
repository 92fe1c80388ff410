import DoorIcon from '@mui/icons-material/QrCodeScanner';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import * as calls from '@shared/contract/endpoints';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Title, useGetList } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { deskCall, reasonOf } from '../../data/data-provider';
import { chinaTime } from '../../layout/china-clock';

interface CheckedIn {
  outcome: 'checked-in' | 'already' | 'other-event' | 'cancelled' | 'unknown' | 'undone';
  booking: calls.DeskBooking | null;
  /** The code as it was typed: the field is empty for the next one by then. */
  code?: string;
}

type Said = { severity: 'success' | 'warning' | 'error'; text: string };

/** Words at the door about a code, by what came of it. */
const said: Readonly<Record<CheckedIn['outcome'], (found: CheckedIn) => Said>> = {
  'checked-in': () => ({ severity: 'success', text: '签到成功' }),
  already: ({ booking }) => ({ severity: 'warning', text: `这个码 ${chinaTime(booking?.checkedInAt)} 已经签过到` }),
  'other-event': ({ booking }) => ({ severity: 'error', text: `这个码是另一个开放日的：${booking?.eventTitle ?? ''}` }),
  cancelled: () => ({ severity: 'error', text: '这个预约已经取消' }),
  unknown: ({ code = '' }) => ({ severity: 'error', text: `没有这个签到码：${code}` }),
  undone: () => ({ severity: 'warning', text: '签到已撤销' }),
};

/** The open day that is nearest to now: usually the one that people are coming to. */
function nearest(days: readonly calls.OpenDayRow[]): number | undefined {
  const distance = ({ startsAt }: calls.OpenDayRow) => Math.abs(Date.parse(startsAt) - Date.now());
  return [...days].sort((one, other) => distance(one) - distance(other))[0]?.id;
}

/** The page for a phone at the door: a code is typed, pasted, or typed by a scanner, and Enter checks it. */
function Door() {
  const { data = [], isSuccess } = useGetList<calls.OpenDayRow>('open-days', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'startsAt', order: 'DESC' },
    filter: { state: 'published' },
  });
  const [chosen, setChosen] = useState<number>();
  const [code, setCode] = useState('');
  const [found, setFound] = useState<CheckedIn | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const eventId = chosen ?? nearest(data);

  const ask = async (work: () => Promise<CheckedIn>) => {
    setBusy(true);
    setProblem('');
    try {
      setFound(await work());
      setCode('');
    } catch (error) {
      setFound(null);
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
      // The next code is typed without a press.
      input.current?.focus();
      input.current?.select();
    }
  };
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || eventId === undefined) return;
    void ask(async () => ({
      ...(await deskCall(calls.bookingCheckIn, { code, eventId })),
      code: code.trim(),
    }));
  };
  const undo = (bookingId: number) =>
    ask(async () => ({
      outcome: 'undone',
      booking: await deskCall(calls.bookingCheckInUndo, { bookingId }),
    }));

  return (
    <Box sx={{ maxWidth: 520, width: '100%', mx: 'auto', py: 2 }}>
      <Title title="签到" />
      <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
        签到
      </Typography>
      <TextField
        select
        fullWidth
        label="哪个开放日"
        value={eventId ?? ''}
        onChange={(event) => {
          setChosen(Number(event.target.value));
          setFound(null);
        }}
      >
        {data.map(({ id, title, startsAt }) => (
          <MenuItem key={id} value={id}>
            <bdi>{title}</bdi>（{chinaTime(startsAt)}）
          </MenuItem>
        ))}
      </TextField>
      {/* A code that is scanned before the open days are there would be checked for none. */}
      {eventId === undefined ? (
        isSuccess && <Alert severity="info">没有已发布的开放日，没有码可以签。</Alert>
      ) : (
        <Box component="form" onSubmit={check} sx={{ mt: 2 }}>
          <TextField
            inputRef={input}
            autoFocus
            fullWidth
            label="签到码"
            helperText="8 个字母和数字，扫码枪也可以"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            slotProps={{
              htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
            }}
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            sx={{ mt: 1 }}
            disabled={busy || code.trim() === ''}
          >
            签到
          </Button>
        </Box>
      )}
      <Box role="status" sx={{ mt: 2 }}>
        {problem === '' ? null : <Alert severity="error">{problem}</Alert>}
        {found === null ? null : <Found found={found} busy={busy} undo={undo} />}
      </Box>
    </Box>
  );
}

function problemOf(error: unknown): string {
  // The helper below the field says the same, and whoever scanned something else did not read it.
  if (reasonOf(error) === 'invalid-request') return '签到码是 8 个字母和数字';
  return error instanceof Error ? error.message : '没有查到，请再试一次';
}

function Found({ found, busy, undo }: { found: CheckedIn; busy: boolean; undo: (bookingId: number) => Promise<void> }) {
  const { booking } = found;
  const { severity, text } = said[found.outcome](found);
  const isIn = found.outcome === 'checked-in' || found.outcome === 'already';
  return (
    <Alert severity={severity}>
      <Typography sx={{ fontWeight: 700 }}>{text}</Typography>
      {booking === null ? null : (
        <>
          <Typography variant="h5" component="p">
            {booking.name}
          </Typography>
          <Typography>
            <bdi>{booking.tableName}</bdi>，{chinaTime(booking.startsAt)}
          </Typography>
          {booking.company === '' ? null : <Typography>{booking.company}</Typography>}
        </>
      )}
      {isIn && booking !== null ? (
        <Button size="small" color="inherit" disabled={busy} onClick={() => void undo(booking.id)}>
          撤销签到
        </Button>
      ) : null}
    </Alert>
  );
}

/** Checking in, at the door. */
export const door: DeskResource = {
  name: 'door',
  label: '签到',
  roles: ['events', 'operator'],
  icon: DoorIcon,
  calls: { list: calls.deskBookingList },
  list: Door,
};
