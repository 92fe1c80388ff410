import { useState } from 'react';
import { apiUrl, call } from '@shared/client';
import { clearToken, forgetOwner } from '@shared/client/auth';
import { accountDelete, accountExport } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Actions, Button, CheckField, Field, Form, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { SendProblem } from '../form/send-problem';
import { clock, fullDay } from '../time/china-time';
import styles from './my.module.css';
import { Profile } from './profile';
import { useMe } from '../calls/use-call';

export function Account() {
  const me = useMe();
  return (
    <div className={styles.account}>
      <section>
        <h3>{me ? me.name : '正在取你的资料…'}</h3>
        {me ? (
          <p>
            {me.company ? `${me.company}，` : ''}
            {fullDay(me.joinedAt)}加入。
          </p>
        ) : null}
      </section>
      {me ? <Profile id={me.id} /> : null}
      <Export />
      <Delete />
    </div>
  );
}

/** The archive is made when it is asked for; its address ends by itself. */
function Export() {
  const { busy, error, run } = useAction(() => call(accountExport, {}, { swallow: true }));
  const [made, setMade] = useState<{ href: string; expiresAt: string }>();
  const start = async () => {
    const link = await run(undefined);
    if (!link) return;
    const href = apiUrl(link.url);
    setMade({ href, expiresAt: link.expiresAt });
    download(href);
  };
  return (
    <section>
      <h3>导出我的资料</h3>
      <p>记在你名下的内容和上传的文件，打成一个压缩包。</p>
      {error ? <Problem>没有导出成：{error.message}</Problem> : null}
      <p role="status">
        {made ? (
          <>
            压缩包已开始下载。没有动静，
            <a className={styles.link} href={made.href} download>
              点这里下载
            </a>
            ；这个链接到 {clock(made.expiresAt)}（北京时间）为止有效。
          </>
        ) : null}
      </p>
      <Button small variant="solid" disabled={busy} onClick={() => void start()}>
        {busy ? '正在准备…' : '导出我的资料'}
      </Button>
    </section>
  );
}

function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

const CONFIRM = '注销账号';

function Delete() {
  const { host } = usePage();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [keepAnswers, setKeepAnswers] = useState(false);
  const { busy, error, run } = useAction(async () => {
    await call(accountDelete, { confirm: CONFIRM, keepAnswers }, { swallow: true });
    return true;
  });
  const remove = async () => {
    setWrong(typed.trim() !== CONFIRM);
    if (typed.trim() !== CONFIRM || !(await run(undefined))) return;
    // Drafts go while the token still says whose they are.
    forgetOwner();
    clearToken();
    host.showMessage({ kind: 'success', text: '账号已注销，这个浏览器里的草稿也删掉了' });
    host.navigate('/');
  };
  return (
    <section>
      <h3>注销账号</h3>
      <ul className={styles.facts}>
        <li>删掉：你的账号和所有设备上的登录，记在你名下的内容和文件，还有这个浏览器里你的草稿。</li>
        <li>留下：别人写的提问和回答；你提过、别人已经回答的问题也留着，但不再带你的名字。</li>
        <li>删掉的不能恢复。想留一份，先导出。</li>
      </ul>
      {asked ? (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          <Field label={`输入“${CONFIRM}”来确认`} error={wrong ? `要一字不差地输入“${CONFIRM}”四个字。` : undefined}>
            {(described) => (
              <input
                {...described}
                autoComplete="off"
                maxLength={20}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <CheckField checked={keepAnswers} onChange={(event) => setKeepAnswers(event.target.checked)}>
            留下我被采纳的回答，不再带我的名字
          </CheckField>
          <SendProblem error={error}>没有注销成：{error?.message}</SendProblem>
          <Actions>
            <Button small variant="solid" className={styles.danger} type="submit" disabled={busy}>
              {busy ? '正在注销…' : '永久注销'}
            </Button>
            <Button small onClick={() => setAsked(false)}>
              先不注销
            </Button>
          </Actions>
        </Form>
      ) : (
        <Button small onClick={() => setAsked(true)}>
          注销账号
        </Button>
      )}
    </section>
  );
}
