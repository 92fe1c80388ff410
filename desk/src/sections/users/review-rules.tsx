import { Card, FormControlLabel, Switch } from '@mui/material';
import { reviewRules, reviewRulesSave } from '@shared/contract/endpoints';
import { useCall } from '../../data/use-call';
import { useAct } from '../../layout/use-act';

/** Whether one reviewer decides about a certificate, or two. */
export function ReviewRules() {
  const { act, busy, ask, dialog } = useAct();
  const { data } = useCall(reviewRules);
  if (!data) return null;
  const change = (fourEyes: boolean) => {
    ask({
      title: '改评定规则',
      confirm: '改',
      needsReason: false,
      children: fourEyes ? '以后一份认证申请要两位评审意见一致才算定。' : '以后一份认证申请一位评审就能定。',
      onConfirm: () => act(reviewRulesSave, { fourEyes }, '评定规则已改'),
    });
  };
  return (
    <Card variant="outlined" sx={{ mt: 2, p: 2 }}>
      <FormControlLabel
        label="认证申请要两位评审意见一致"
        control={
          <Switch
            checked={data.fourEyes}
            disabled={busy}
            onChange={({ target }) => {
              change(target.checked);
            }}
          />
        }
      />
      {dialog}
    </Card>
  );
}
