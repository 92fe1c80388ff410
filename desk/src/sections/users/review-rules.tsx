import { Card, FormControlLabel, Switch } from '@mui/material';
import { reviewRules, reviewRulesSave } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { deskCall } from '../../data/data-provider';
import { useAct } from '../../layout/use-act';

/** Whether one reviewer decides about a certificate, or two. */
export function ReviewRules() {
  const { act, busy } = useAct();
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
            onChange={({ target }) => void act(reviewRulesSave, { fourEyes: target.checked }, '评定规则已改')}
          />
        }
      />
    </Card>
  );
}
