import { useEffect, useRef } from 'react';
import { Actions, Button, ButtonLink, Card, StatusMark, text } from '@shared/ui';
import styles from './sent.module.css';

/** In the form's place once it arrived. */
export function Sent({ onAgain }: { onAgain: () => void }) {
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
      <p className={text.lead}>会按你留的电话或邮箱回复。着急的话，直接打页头的电话。</p>
      <Actions>
        <ButtonLink href="/client-download/">先装上试试</ButtonLink>
        <Button onClick={onAgain}>再写一条</Button>
      </Actions>
    </Card>
  );
}
