import { Alert, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { type DataOf, dataFind, dataRequestCreate } from '@shared/contract/endpoints';
import { type SyntheticEvent, useState } from 'react';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { deskCall, sentenceOf } from '../../data/data-provider';
import { chinaTime } from '../../layout/china-clock';
import { useAct } from '../../layout/use-act';
import { SmallTable } from '../../layout/small-table';

type Found = DataOf<typeof dataFind>;

const kinds = choicesOf(valueWords['data-requests'].kind);

/** Finds a person, says what is kept of them, and notes what they ask for. */
export function FindPerson() {
  const { act, busy } = useAct();
  const [subject, setSubject] = useState('');
  const [found, setFound] = useState<{ subject: string; data: Found } | null>(null);
  const [problem, setProblem] = useState('');
  const find = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem('');
    try {
      setFound({ subject, data: await deskCall(dataFind, { subject }) });
    } catch (error) {
      setFound(null);
      setProblem(sentenceOf(error));
    }
  };
  const note = (userId: number | null, kind: string) =>
    void act(dataRequestCreate, { subject: found?.subject, userId, kind }, '已登记，15 天内办完');
  const buttons = (userId: number | null) => (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {kinds.map(({ id, name }) => (
        <Button key={id} size="small" variant="outlined" disabled={busy} onClick={() => note(userId, id)}>
          登记：{name}
        </Button>
      ))}
    </Stack>
  );
  return (
    <Card variant="outlined" component="section" aria-label="查一个人的资料" sx={{ p: 2, mt: 2 }}>
      <Stack spacing={2}>
        <Stack component="form" direction="row" spacing={1} onSubmit={(event) => void find(event)}>
          <TextField
            {...{ label: '手机号、邮箱或账号编号', size: 'small', fullWidth: true, value: subject }}
            slotProps={{ htmlInput: { maxLength: 120 } }}
            onChange={({ target }) => setSubject(target.value)}
          />
          <Button type="submit" variant="contained" disabled={subject.trim() === ''}>
            查
          </Button>
        </Stack>
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
        {found?.data.accounts.map(({ id, name, email, joinedAt, kept }) => (
          <Stack key={id} spacing={1}>
            <Typography component="h2" variant="h6">
              账号 {id}：<bdi>{name}</bdi>
              {email !== null && `，${email}`}，{chinaTime(joinedAt)}加入
            </Typography>
            <KeptTable kept={kept} />
            {buttons(id)}
          </Stack>
        ))}
        {found && (
          <Stack spacing={1}>
            <Typography component="h2" variant="h6">
              没有登录时留下的
            </Typography>
            {found.data.guest.length === 0 ? <Typography>没有。</Typography> : <KeptTable kept={found.data.guest} />}
            {buttons(null)}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function KeptTable({ kept }: { kept: DataOf<typeof dataFind>['guest'] }) {
  const rows = kept.map(({ table, what, rows: count, why }) => ({ key: table, cells: [what, count, why] }));
  return <SmallTable heads={['留着什么', '多少条', '多久，为什么']} rows={rows} />;
}
