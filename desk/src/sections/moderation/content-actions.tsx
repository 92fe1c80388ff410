import { Button, MenuItem, Stack, TextField } from '@mui/material';
import {
  type ContentRow,
  answerCancelRecommend,
  answerRecommend,
  contentCheck,
  contentHide,
  contentRestore,
  questionTopicChange,
  userBlock,
} from '@shared/contract/endpoints';
import { useState } from 'react';
import { BlockDialog } from '../../layout/block-dialog';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';
import { useKeys } from '../../layout/use-keys';

interface ContentActionsProps {
  row: ContentRow;
  topics: readonly { id: string; name: string }[];
  blockedUntil: string | null;
}

type Asking = 'recommend' | 'hide' | 'restore' | 'check' | 'block' | 'unblock' | null;

/** Actions of a moderator on a text; what others notice is asked once more. */
export function ContentActions({ row, topics, blockedUntil }: ContentActionsProps) {
  const { act, busy } = useAct();
  const [asking, setAsking] = useState<Asking>(null);
  const { targetType, targetId, author } = row;
  const target = { targetType, targetId };
  const answer = { answerId: targetId };
  const hidden = row.hiddenReason !== null;
  const close = () => {
    setAsking(null);
  };
  const check = () => {
    // Reports that are closed stay closed: that is asked first.
    if (row.openReports > 0) setAsking('check');
    else if (row.checkedAt === null) {
      const undo = [contentCheck, { ...target, checked: false }] as const;
      void act(contentCheck, target, { text: '已记为看过', undo });
    }
  };
  const takeOut = () => {
    setAsking(hidden ? 'restore' : 'hide');
  };
  useKeys({ c: check, x: takeOut });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" disabled={busy || (row.openReports === 0 && row.checkedAt !== null)} onClick={check}>
        {hidden ? '处理好了（C）' : '没有问题（C）'}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={takeOut}>
        {hidden ? '恢复（X）' : '移除（X）'}
      </Button>
      {targetType === 'answer' && !hidden && (
        <Button
          disabled={busy}
          onClick={() => {
            if (!row.recommended) setAsking('recommend');
            else void act(answerCancelRecommend, answer, { text: '已取消推荐', undo: [answerRecommend, answer] });
          }}
        >
          {row.recommended ? '取消推荐' : '官方推荐'}
        </Button>
      )}
      {!author.official && (
        <Button
          disabled={busy}
          onClick={() => {
            setAsking(blockedUntil === null ? 'block' : 'unblock');
          }}
        >
          {blockedUntil === null ? '禁止作者发言' : '允许作者发言'}
        </Button>
      )}
      {targetType === 'question' && (
        <TextField
          {...{ select: true, size: 'small', label: '话题', disabled: busy }}
          value={topics.some(({ id }) => id === row.topic) ? row.topic : ''}
          onChange={({ target: { value } }) =>
            void act(
              questionTopicChange,
              { questionId: targetId, topic: value },
              { text: '话题已改', undo: [questionTopicChange, { questionId: targetId, topic: row.topic }] },
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
      {asking === 'recommend' && (
        <ReasonDialog
          title="推荐这个回答"
          confirm="推荐"
          needsReason={false}
          onClose={close}
          onConfirm={() => act(answerRecommend, answer, '已推荐')}
        >
          同一个问题只推荐一条，原来推荐的会换掉；作者会收到通知。
        </ReasonDialog>
      )}
      {asking === 'hide' && (
        <ReasonDialog
          title="移除这条内容"
          confirm="移除"
          onClose={close}
          onConfirm={(reason) => act(contentHide, { ...target, reason }, '已移除，作者会收到通知')}
        >
          别人不再看得到；作者还能看到，也能看到原因。
        </ReasonDialog>
      )}
      {asking === 'restore' && (
        <ReasonDialog
          title="恢复这条内容"
          confirm="恢复"
          needsReason={false}
          onClose={close}
          onConfirm={() => act(contentRestore, target, '已恢复，作者会收到通知')}
        >
          大家又能看到它。
        </ReasonDialog>
      )}
      {asking === 'check' && (
        <ReasonDialog
          title={hidden ? '处理好了' : '没有问题'}
          confirm="结束举报"
          needsReason={false}
          onClose={close}
          onConfirm={() => act(contentCheck, target, '举报已结束')}
        >
          {hidden ? '内容仍然移除着' : '内容留着'}，{row.openReports} 个举报会结束。
        </ReasonDialog>
      )}
      {asking === 'block' && (
        <BlockDialog
          name={author.name}
          onClose={close}
          onConfirm={(until, reason) => act(userBlock, { userId: author.id, until, reason }, '已禁止发言')}
        />
      )}
      {asking === 'unblock' && (
        <ReasonDialog
          title={`允许${author.name}发言`}
          confirm="允许发言"
          onClose={close}
          onConfirm={(reason) => act(userBlock, { userId: author.id, until: null, reason }, '已允许发言')}
        />
      )}
    </Stack>
  );
}
