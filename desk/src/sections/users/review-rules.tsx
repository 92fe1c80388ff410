import { Card, FormControlLabel, Switch } from '@mui/material';
import { reviewRules, reviewRulesSave } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskCall } from '../../data/data-provider';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';

/** Whether one reviewer decides about a certificate, or two. */
export function ReviewRules() {
  const { act, busy } = useAct();
  const [asked, setAsked] = useState<boolean | null>(null);
  const { data } = useQuery({
    queryKey: ['review-rules'],
    queryFn: async () => (await deskCall(reviewRules, {})) as { fourEyes: boolean },
  });
  if (!data) return null;
  return (
    <Card variant="outlined" sx={{ mt: 2, p: 2 }}>
      <FormControlLabel
        label="认证申请要两位评审意见一致"
        control={
          <Switch
            checked={data.fourEyes}
            disabled={busy}
            onChange={({ target }) => {
              setAsked(target.checked);
            }}
          />
        }
      />
      {asked !== null && (
        <ReasonDialog
          {...{ title: '改评定规则', confirm: '改', needsReason: false }}
          onConfirm={() => act(reviewRulesSave, { fourEyes: asked }, '评定规则已改')}
          onClose={() => {
            setAsked(null);
          }}
        >
          {asked ? '以后一份认证申请要两位评审意见一致才算定。' : '以后一份认证申请一位评审就能定。'}
        </ReasonDialog>
      )}
    </Card>
  );
}
