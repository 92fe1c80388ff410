import { lazy, Suspense, useEffect, useRef } from 'react';
import type { customAssist, DataOf } from '@shared/contract/endpoints';
import { Actions, Button, ButtonLink, Card, StatusMark, text } from '@shared/ui';
import { useSignedIn } from '../login/use-signed-in';
import { spoken } from './message-number';
import styles from './sent.module.css';

const OwnDemo = lazy(() => import(/* webpackChunkName: "demo" */ './own-demo'));

type SentProps = Pick<DataOf<typeof customAssist>, 'no' | 'demo'> & { onAgain: () => void };

/** Stands in the form's place once the message arrived. */
export function Sent({ no, demo, onAgain }: SentProps) {
  const signedIn = useSignedIn();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card className={styles.sent}>
      <StatusMark status="done">已收到</StatusMark>
      <h2 ref={heading} tabIndex={-1}>
        留言已经收到
      </h2>
      <p className={text.lead}>
        编号 <b>{spoken(no)}</b>。有人看过之后，按你留的方式回复。
      </p>
      <p>
        {signedIn
          ? '处理到哪一步、回了什么，在“我的”里看。'
          : '打页头的电话来问，报这个编号就行。登录以后留言，还能在“我的”里看到处理到哪一步。'}
      </p>
      {demo ? (
        <Suspense>
          <OwnDemo ticket={demo.ticket} />
        </Suspense>
      ) : null}
      <Actions>
        {signedIn ? (
          <ButtonLink href="/my/?tab=messages">看我的留言</ButtonLink>
        ) : (
          <ButtonLink href="/client-download/">先装上试试</ButtonLink>
        )}
        <Button onClick={onAgain}>再写一条</Button>
      </Actions>
    </Card>
  );
}
