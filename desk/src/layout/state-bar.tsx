import { Button, Chip, Stack, TextField as DateInput, Typography } from '@mui/material';
import type { ChapterState, Route } from '@shared/contract/endpoints';
import { useEffect, useRef, useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { deskCall, sentenceOf } from '../data/data-provider';
import { chinaTime, toInstant } from './china-clock';
import { valueWords } from '../i18n/value-words';

interface Step {
  to: ChapterState;
  label: string;
  /** Question with the consequences; `noun` is the thing. */
  ask: (noun: string, kept: string) => string;
}

const publish: Step = {
  to: 'published',
  label: '现在发布',
  ask: (noun) => `发布后访客马上就能看到${noun}。确定发布吗？`,
};
const schedule: Step = { to: 'scheduled', label: '定时发布', ask: (noun) => `到这个时间，访客就能看到${noun}。` };
const withdraw: Step = {
  to: 'withdrawn',
  label: '撤回',
  ask: (noun, kept) => `撤回后访客就看不到${noun}了，${kept}都留着。确定撤回吗？`,
};
const toDraft: Step = { to: 'draft', label: '改回草稿', ask: () => '改回草稿后就不会发布了。确定吗？' };

/** Steps for something that is published, by its state; the server says so again. */
const steps: Readonly<Record<ChapterState, readonly Step[]>> = {
  draft: [publish, schedule],
  scheduled: [publish, schedule, toDraft],
  published: [withdraw],
  withdrawn: [publish, schedule, toDraft],
};

interface StateBarProps {
  row: { id: number; version: number; state: ChapterState; publishAt: string | null };
  save: Route;
  /** The row, in a sentence: 这一话. */
  noun: string;
  /** Parts that stay once it is withdrawn. */
  kept: string;
  /** Address of the preview, below the site's base path. */
  address: () => Promise<string>;
}

/**
 * The state of what visitors see, a look at it as they will, and what leads on; each step is confirmed. It is in the form of
 * the row: what is not saved yet is neither shown nor published.
 */
export function StateBar({ row, save, noun, kept, address }: StateBarProps) {
  const [step, setStep] = useState<Step | null>(null);
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const { isDirty } = useFormState();
  const { id, version, state, publishAt } = row;
  const chip = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  // The button that was pressed is gone with the state it led from: the keyboard goes on beside it.
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) chip.current?.focus();
  }, [state]);

  const ask = (asked: Step | null) => {
    setProblem(null);
    setStep(asked);
  };
  const take = async ({ to }: Step) => {
    try {
      await deskCall(save, {
        id,
        version,
        state: to,
        ...(to === 'scheduled' && { publishAt: toInstant(at) ?? undefined }),
      });
      notify(valueWords.chapters.state[to], { type: 'success' });
      ask(null);
      refresh();
    } catch (error) {
      // A refused time is reported where it can be chosen anew.
      if (to === 'scheduled') {
        setProblem(sentenceOf(error));
        return;
      }
      notify(sentenceOf(error), { type: 'error' });
      ask(null);
    }
  };
  const preview = async () => {
    // Opened by the press itself: a window that opens later is taken for an advertisement.
    const opened = window.open('', '_blank');
    try {
      const { href } = new URL(`../${await address()}`, location.origin + location.pathname);
      if (opened) opened.location.replace(href);
      else location.assign(href);
    } catch (error) {
      opened?.close();
      notify(sentenceOf(error), { type: 'error' });
    }
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ width: '100%', mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip
        ref={chip}
        tabIndex={-1}
        label={valueWords.chapters.state[state]}
        color={state === 'published' ? 'primary' : 'default'}
      />
      {state === 'draft' || publishAt === null ? null : <Typography variant="body2">{chinaTime(publishAt)}</Typography>}
      {steps[state].map((candidate) => (
        <Button
          key={candidate.to}
          size="small"
          // Content that has to leave the site leaves it at once, whatever is half written.
          disabled={isDirty && candidate.to !== 'withdrawn'}
          variant={candidate.to === 'published' ? 'contained' : 'outlined'}
          onClick={() => ask(candidate)}
        >
          {state === 'scheduled' && candidate === schedule ? '改发布时间' : candidate.label}
        </Button>
      ))}
      <Button size="small" disabled={isDirty} onClick={() => void preview()}>
        预览
      </Button>
      <Typography variant="body2" color="text.secondary">
        {isDirty ? '有改动还没保存：先保存，再预览或发布' : '预览和发布的是已保存的内容'}
      </Typography>
      {step === null ? null : (
        <Confirm
          isOpen
          title={step.label}
          content={
            <>
              <Typography gutterBottom>{step.ask(noun, kept)}</Typography>
              {step.to === 'scheduled' ? (
                <DateInput
                  type="datetime-local"
                  label="发布时间（北京时间）"
                  error={problem !== null}
                  helperText={problem}
                  value={at}
                  onChange={({ target }) => setAt(target.value)}
                  slotProps={{ inputLabel: { shrink: true } }}
                />
              ) : null}
            </>
          }
          onConfirm={() => void take(step)}
          onClose={() => ask(null)}
        />
      )}
    </Stack>
  );
}
