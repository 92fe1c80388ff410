import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material';
import { type ContentCase, type ContentRow, contentCase } from '@shared/contract/endpoints';
import { useCall } from '../../data/use-call';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { nameOf, useChoices } from '../../layout/choices';
import { plainWords } from '@shared/contract/fields';
import { ContentActions } from './content-actions';
import { ContentNotes } from './content-notes';
import { ContentReports } from './content-reports';
import { HeldActions, waitsForDecision } from './held-actions';
import { valueWords } from '../../i18n/value-words';

/** A question, an answer or a comment with what a decision needs. */
export function ContentPanel({ row }: { row: ContentRow }) {
  const topics = useChoices('content', 'topic') ?? [];
  const { data: found, error } = useCall(contentCase, { id: row.id });
  const address = new URL(`../${pathOf(row)}`, location.href).href;
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        {row.questionTitle}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip size="small" label={valueWords.content.targetType[row.targetType]} />
        {row.topic !== null && <Chip size="small" label={nameOf(topics, row.topic)} />}
        {row.recommended && <Chip size="small" color="primary" label="官方推荐" />}
        <Link href={address} target="_blank" rel="noopener">
          在网站上看
        </Link>
      </Stack>
      <Score row={row} />
      {row.hiddenReason !== null && !row.held && <Alert severity="warning">已移除，原因：{row.hiddenReason}</Alert>}
      {found?.questionContent != null && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap', borderLeft: 3, pl: 1 }}>
          问题：{found.questionContent}
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{plainWords(row.content)}</Typography>
      <Pictures pictures={found?.pictures ?? []} />
      <Typography variant="body2">
        <bdi>{row.author.name}</bdi>（编号 {row.author.id}），{chinaTime(row.createdAt)}
        {found?.blockedUntil != null && `，禁止发言到 ${chinaTime(found.blockedUntil)}`}
      </Typography>
      {waitsForDecision(row) ? (
        <HeldActions rows={[row]} keys />
      ) : (
        <ContentActions row={row} topics={topics} blockedUntil={found?.blockedUntil ?? null} />
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
      {found && (
        <>
          <ContentReports reports={found.reports} />
          <Removals removals={found.removals} />
          <ContentNotes row={row} notes={found.notes} />
        </>
      )}
    </Stack>
  );
}

/** What the machine found, and what the author says against a removal. */
function Score({ row: { held, points, reasons, appeal } }: { row: ContentRow }) {
  return (
    <>
      {appeal !== null && <Alert severity="info">作者的申诉：{appeal}</Alert>}
      {points !== null && points > 0 && (
        <Alert severity={held ? 'warning' : 'info'}>
          {held ? '还没有公开，等着决定。' : ''}像广告的程度 {points} 分：
          {reasons.map(({ what, points: part }) => `${what}（${part > 0 ? '+' : ''}${part}）`).join('，')}
        </Alert>
      )}
    </>
  );
}

/** Shows a removed question, too; leads to the page of any other. */
function pathOf({ targetType, targetId, questionId, comicId }: ContentRow): string {
  if (targetType === 'comment') return `comics/${comicId ?? 0}/${questionId}/#comments`;
  return `community/homePage?question=${questionId}${targetType === 'answer' ? `&answer=${targetId}` : ''}`;
}

/** Pictures as everybody sees them while the content is in sight; a moderator sees them afterwards, too. */
function Pictures({ pictures }: { pictures: NonNullable<ContentCase['pictures']> }) {
  return pictures.map(({ words, url }) => (
    <Box
      key={url}
      component="img"
      src={new URL(`..${url}`, document.baseURI).href}
      alt={words}
      loading="lazy"
      sx={{ maxWidth: '100%', maxHeight: 360, objectFit: 'contain', alignSelf: 'start' }}
    />
  ));
}

function Removals({ removals }: Pick<ContentCase, 'removals'>) {
  return (
    <Part name="作者以前被移除的内容">
      {removals.length === 0 ? (
        <Typography variant="body2">没有。</Typography>
      ) : (
        <ul>
          {removals.map(({ targetType, targetId, excerpt, reason, hiddenAt }) => (
            <li key={`${targetType}-${targetId}`}>
              <bdi>{excerpt}</bdi>（{chinaTime(hiddenAt)}，<bdi>{reason}</bdi>）
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
