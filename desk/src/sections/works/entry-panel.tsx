import { Alert, Link, Stack, Typography, Box } from '@mui/material';
import type { DeskEntry } from '@shared/contract/endpoints';
import type { ReactNode } from 'react';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { joined } from '../../layout/joined';
import { EntryActions } from './entry-actions';
import { nameOf, useChoices } from '../../layout/choices';
import { valueWords, wordOf } from '../../i18n/value-words';
import { apiUrl } from '@shared/client';

const parts = {
  title: '标题',
  summary: '简介',
  season: '赛季',
  category: '类别',
  story: '正文',
  steps: '步骤',
} as const;

/** An entry, beside what everybody sees of it so far. */
export function EntryPanel({ row }: { row: DeskEntry }) {
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
