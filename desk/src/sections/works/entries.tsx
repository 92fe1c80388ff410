import EntryIcon from '@mui/icons-material/RateReview';
import { ListItemText, Alert, Link, Stack, Typography, Box, Button } from '@mui/material';
import { deskEntryList, type DeskEntry, deskEntryDecide } from '@shared/contract/endpoints';
import { valueWords, wordOf } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { describe } from '../../resource/describe';
import type { ReactNode } from 'react';
import { Part } from '../../layout/part';
import { nameOf, useChoices } from '../../layout/choices';
import { apiUrl } from '@shared/client';
import { useGetIdentity } from 'react-admin';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';

const words = valueWords['work-entries'].state;

/** Entries that members handed in for the awards, one after the other. */
export const entries = describe({
  name: 'work-entries',
  label: '作品审核',
  roles: ['editor'],
  icon: EntryIcon,
  calls: { list: deskEntryList },
  represent: 'title',
  list: {
    sort: ['submittedAt', 'ASC'],
    sorts: ['submittedAt', 'title'],
    filterDefaultValues: { state: 'submitted' },
    filters: ['keyword', 'state', 'season', 'category'],
    queue: {
      label: '提交的作品',
      line: ({ title, author, state, submittedAt }) => (
        <ListItemText
          primary={title}
          secondary={joined(' · ', author.name, wordOf(words, state), chinaTime(submittedAt))}
        />
      ),
      panel: (row) => <EntryPanel key={row.id} row={row} />,
    },
  },
});

const parts = {
  title: '标题',
  summary: '简介',
  season: '赛季',
  category: '类别',
  story: '正文',
  steps: '步骤',
} as const;

/** An entry, beside what everybody sees of it so far. */
function EntryPanel({ row }: { row: DeskEntry }) {
  const { title, summary, story, steps, season, category, author, state, reason, submittedAt, video, shown } = row;
  const seasonName = nameOf(useChoices('work-entries', 'season'), season);
  const categoryName = nameOf(useChoices('work-entries', 'category'), category);
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography variant="body2">
        {joined(
          ' · ',
          author.name,
          seasonName,
          categoryName,
          wordOf(valueWords['work-entries'].state, state),
          `${chinaTime(submittedAt)} 提交`,
        )}
      </Typography>
      {reason !== '' && <Alert severity="warning">上次退回的原因：{reason}</Alert>}
      {!row.seasonOpen && state === 'submitted' && (
        <Alert severity="info">赛季已经结束：发布还可以，退回后作者就不能再提交了。</Alert>
      )}
      {shown && state === 'submitted' && (
        <Alert severity="info">这件作品发布过，下面是修改后的；大家现在看到的在最后。</Alert>
      )}
      {row.mended && state === 'submitted' && (
        <Alert severity="warning">
          作者提交之后，大家看到的{mendedWords(row.mended)}又改过：发布会盖掉这些改动。退回的话，作者会先看到它们。
        </Alert>
      )}
      <EntryActions row={row} />
      <TextPart name="简介">{summary}</TextPart>
      <TextPart name="正文">{story}</TextPart>
      <Steps name="流程的步骤" steps={linesOf(steps)} />
      {video !== '' && (
        <TextPart name="视频">
          <Link href={video} target="_blank" rel="noopener noreferrer">
            {video}
          </Link>
        </TextPart>
      )}
      <EntryPictures row={row} />
      {shown && state === 'submitted' && (
        <section aria-label="大家现在看到的">
          <Typography component="h3" variant="subtitle1">
            大家现在看到的：{shown.title}
          </Typography>
          <TextPart name="简介">{shown.summary}</TextPart>
          <TextPart name="正文">{shown.content.join('\n')}</TextPart>
          <Steps name="流程的步骤" steps={shown.steps} />
        </section>
      )}
    </Stack>
  );
}

function TextPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Part name={name}>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{children}</Typography>
    </Part>
  );
}

function Steps({ name, steps }: { name: string; steps: readonly string[] }) {
  return (
    <Part name={name}>
      <ol>
        {steps.map((step, at) => (
          <li key={`${at} ${step}`}>{step}</li>
        ))}
      </ol>
    </Part>
  );
}

/** Paragraphs or steps, as they were typed one a line. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** An editor's changes to the work in sight, in words. */
function mendedWords(mended: NonNullable<DeskEntry['mended']>): string {
  return (Object.keys(parts) as (keyof typeof parts)[])
    .filter((name) => mended[name] !== undefined)
    .map((name) => parts[name])
    .join('、');
}

/** The cover and the pictures; without a cover, the steps are drawn. */
function EntryPictures({ row: { cover, pictures } }: { row: DeskEntry }) {
  const all = [
    ...(cover ? [{ file: cover, name: '封面' }] : []),
    ...pictures.map((file, at) => ({ file, name: `第 ${at + 1} 张图` })),
  ];
  return (
    <Part name="图片">
      {cover === null && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          没有传封面，封面由步骤画成。
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }}>
        {all.map(({ file, name }) => (
          <Box key={name} component="figure" sx={{ m: 0 }}>
            <Box
              {...{ component: 'img', src: apiUrl(file.url), alt: name, loading: 'lazy' }}
              sx={{ display: 'block', maxWidth: '100%', height: 'auto', border: 1, borderColor: 'divider' }}
            />
            <figcaption>
              <bdi>{name}</bdi>，<bdi>{file.name}</bdi>
            </figcaption>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

/** Publishing and returning; each is asked once more, since the author is told at once. */
function EntryActions({ row }: { row: DeskEntry }) {
  const { act, busy, ask, dialog } = useAct();
  const { identity } = useGetIdentity();
  const { id, version, state, author, mended } = row;
  const own = author.id === identity?.id;
  const open = state === 'submitted' && !own;
  const decide = (decision: object, done: string) =>
    act(deskEntryDecide, { id, version, ...decision }, `${done}，作者会收到通知`);
  const publish = () => {
    if (!open) return;
    ask({
      title: '发布这件作品',
      confirm: '发布',
      needsReason: false,
      children: `${mended ? '会盖掉作者提交之后大家看到的那一版里的改动。' : ''}大家马上看得到，可以投票。`,
      onConfirm: () => decide({ decision: 'published', ...(mended && { mendedVersion: mended.version }) }, '已发布'),
    });
  };
  const giveBack = () => {
    if (!open) return;
    ask({
      title: '退回这件作品',
      confirm: '退回',
      children: '作者会看到原因，赛季结束前改好可以再提交。',
      onConfirm: (reason) => decide({ decision: 'returned', reason }, '已退回'),
    });
  };
  useKeys({ g: publish, x: giveBack });
  if (state !== 'submitted') return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" disabled={busy || !open} onClick={publish}>
        发布（G）
      </Button>
      <Button variant="outlined" disabled={busy || !open} onClick={giveBack}>
        退回（X）
      </Button>
      {own && <Typography variant="body2">自己的作品要由别人来看。</Typography>}
      {dialog}
    </Stack>
  );
}
