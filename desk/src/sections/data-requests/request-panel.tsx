import { Alert, Button, Stack, Typography } from '@mui/material';
import { type DataOf, type DataRequest, dataRequestDecide, dataRequestExport } from '@shared/contract/endpoints';
import { useNotify } from 'react-admin';
import { deskCall, sentenceOf } from '../../data/data-provider';
import { valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { toCsv } from '../../layout/csv';
import { saveCsv } from '../../layout/export-button';
import { useAct } from '../../layout/use-act';

const { kind: kinds } = valueWords['data-requests'];

const warnings: Readonly<Record<DataRequest['kind'], string>> = {
  tell: '先导出交给本人，再记为已办。',
  delete: '账号和记在名下的内容、文件，没有登录时留下的留言和邮件，都删掉，不能恢复。',
  anonymise: '账号删掉，被采纳的回答不带名字地留下；留言只留下时间和主题，姓名、联系方式和内容清空，不能恢复。',
};

/** A request with what can be done about it; once it is decided, the proof that it was. */
export function RequestPanel({ row }: { row: DataRequest }) {
  const { act, busy, ask, dialog } = useAct();
  const notify = useNotify();
  const { id, kind, state, subject, userId, askedAt, dueAt } = row;
  const told = (data: unknown) => {
    const { key, request } = data as DataOf<typeof dataRequestDecide>;
    // Of the key nothing is kept: it leaves with the file.
    const labels = { id: '请求', key: '密钥', proof: '凭证：SHA-256（密钥 + 空格 + 手机号、邮箱或账号）' };
    saveCsv(`个人数据请求-${id}`, toCsv([{ id, key, proof: request.proof }], labels));
    return '已记下，凭证存成了文件，请交给本人';
  };
  const save = async () => {
    try {
      const { url } = await deskCall(dataRequestExport, { id });
      location.assign(new URL(`..${url}`, document.baseURI).href);
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  };
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        {kinds[kind]}
        {subject !== '' && `：${subject}`}
      </Typography>
      <Typography>
        {userId === null ? '' : `账号 ${userId}，`}
        {chinaTime(askedAt)} 提出，最晚 {chinaTime(dueAt)} 办完
      </Typography>
      {state === 'open' ? (
        <>
          <Alert severity={kind === 'tell' ? 'info' : 'warning'}>{warnings[kind]}</Alert>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" disabled={busy} onClick={() => void save()}>
              导出
            </Button>
            <Button
              variant="contained"
              disabled={busy}
              onClick={() =>
                ask({
                  title: `${kinds[kind]}：${subject}`,
                  confirm: kind === 'tell' ? '记为已办' : kinds[kind],
                  needsReason: false,
                  children: warnings[kind],
                  onConfirm: () => act(dataRequestDecide, { id }, told),
                })
              }
            >
              {kind === 'tell' ? '已经交给本人' : kinds[kind]}
            </Button>
            <Button
              disabled={busy}
              onClick={() =>
                ask({
                  title: '不办这个请求',
                  confirm: '不办',
                  children: '写下法律上的原因，要告诉本人。',
                  onConfirm: (reason) => act(dataRequestDecide, { id, reason }, told),
                })
              }
            >
              不办
            </Button>
          </Stack>
        </>
      ) : (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{row.decidedBy}</bdi>在 {row.decidedAt !== null && chinaTime(row.decidedAt)}
          {state === 'done'
            ? `办理，涉及 ${Object.values(row.counts).reduce((sum, count) => sum + count, 0)} 条`
            : `决定不办：${row.reason}`}
          。凭证 {row.proof}
        </Typography>
      )}
      {dialog}
    </Stack>
  );
}
