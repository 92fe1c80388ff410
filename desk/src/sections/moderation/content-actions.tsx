import { Button, MenuItem, Stack, TextField } from '@mui/material';
import * as calls from '@shared/contract/endpoints';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';
import type { Choice } from '../../layout/choices';

interface ContentActionsProps {
  row: calls.ContentRow;
  topics: readonly Choice[];
  blockedUntil: string | null;
}

/** Actions of a moderator on a text; what others notice is asked once more. */
export function ContentActions({ row, topics, blockedUntil }: ContentActionsProps) {
  const { act, busy, ask, dialog } = useAct();
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
  const block = () => {
    const { id: userId, name } = author;
    if (blockedUntil === null)
      ask({
        blocks: name,
        onConfirm: (until, reason) => act(calls.userBlock, { userId, until, reason }, '已禁止发言'),
      });
    else
      ask({
        title: `允许${name}发言`,
        confirm: '允许发言',
        onConfirm: (reason) => act(calls.userBlock, { userId, until: null, reason }, '已允许发言'),
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
        <Button disabled={busy} onClick={block}>
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
