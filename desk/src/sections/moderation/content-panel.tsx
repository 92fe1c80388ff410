import { Alert, Box, Chip, Link, Stack, Typography, Button, MenuItem, TextField } from '@mui/material';
import { type ContentCase, type ContentRow, contentCase } from '@shared/contract/endpoints';
import { useCall } from '../../data/use-call';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { nameOf, useChoices, type Choice } from '../../layout/choices';
import { plainWords } from '@shared/contract/fields';
import { ContentNotes } from './content-notes';
import { ContentReports } from './content-reports';
import { HeldActions, waitsForDecision } from './held-actions';
import { valueWords } from '../../i18n/value-words';
import * as calls from '@shared/contract/endpoints';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';

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

interface ContentActionsProps {
  row: calls.ContentRow;
  topics: readonly Choice[];
  blockedUntil: string | null;
}

/** Actions of a moderator on a text; what others notice is asked once more. */
function ContentActions({ row, topics, blockedUntil }: ContentActionsProps) {
  const { act, busy, ask, askBlock, dialog } = useAct();
  const { targetType, targetId, author, openReports } = row;
  const target = { targetType, targetId };
  const answer = { answerId: targetId };
  const hidden = row.hiddenReason !== null;
  const check = () => {
    // Reports that are closed stay closed: that is asked first.
    if (openReports > 0)
      ask({
        title: hidden ? '处理好了' : '没有问题',
        confirm: '结束举报',
        needsReason: false,
        children: `${hidden ? '内容仍然移除着' : '内容留着'}，${openReports} 个举报会结束。`,
        onConfirm: () => act(calls.contentCheck, target, '举报已结束'),
      });
    else if (row.checkedAt === null) {
      const undo = [calls.contentCheck, { ...target, checked: false }] as const;
      void act(calls.contentCheck, target, { text: '已记为看过', undo });
    }
  };
  const takeOut = () => {
    if (hidden)
      ask({
        title: '恢复这条内容',
        confirm: '恢复',
        needsReason: false,
        children: '大家又能看到它。',
        onConfirm: () => act(calls.contentRestore, target, '已恢复，作者会收到通知'),
      });
    else
      ask({
        title: '移除这条内容',
        confirm: '移除',
        children: '别人不再看得到；作者还能看到，也能看到原因。',
        onConfirm: (reason) => act(calls.contentHide, { ...target, reason }, '已移除，作者会收到通知'),
      });
  };
  const recommend = () => {
    if (row.recommended)
      void act(calls.answerCancelRecommend, answer, { text: '已取消推荐', undo: [calls.answerRecommend, answer] });
    else
      ask({
        title: '推荐这个回答',
        confirm: '推荐',
        needsReason: false,
        children: '同一个问题只推荐一条，原来推荐的会换掉；作者会收到通知。',
        onConfirm: () => act(calls.answerRecommend, answer, '已推荐'),
      });
  };
  useKeys({ c: check, x: takeOut });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" disabled={busy || (openReports === 0 && row.checkedAt !== null)} onClick={check}>
        {hidden ? '处理好了（C）' : '没有问题（C）'}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={takeOut}>
        {hidden ? '恢复（X）' : '移除（X）'}
      </Button>
      {targetType === 'answer' && !hidden && (
        <Button disabled={busy} onClick={recommend}>
          {row.recommended ? '取消推荐' : '官方推荐'}
        </Button>
      )}
      {!author.official && (
        <Button disabled={busy} onClick={() => askBlock({ ...author, blockedUntil })}>
          {blockedUntil === null ? '禁止作者发言' : '允许作者发言'}
        </Button>
      )}
      {targetType === 'question' && (
        <TextField
          select
          size="small"
          label="话题"
          disabled={busy}
          value={topics.some(({ id }) => id === row.topic) ? row.topic : ''}
          onChange={({ target: { value } }) =>
            void act(
              calls.questionTopicChange,
              { questionId: targetId, topic: value },
              { text: '话题已改', undo: [calls.questionTopicChange, { questionId: targetId, topic: row.topic }] },
            )
          }
        >
          {topics.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {dialog}
    </Stack>
  );
}
