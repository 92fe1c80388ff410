import { useEffect, useRef } from 'react';
import { Actions, Button, Card, StatusMark, text } from '@shared/ui';
import { spoken } from '../../features/contact/message-number';
import page from './words.json';

const words = page.sent;

/** Stands in the form's place once the message arrived. */
export function Sent({ no, onAgain }: { no: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card>
      <StatusMark status="done">{words.received}</StatusMark>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className={text.lead}>
        {words.number} <b>{spoken(no)}</b>. {words.then}
      </p>
      <Actions>
        <Button onClick={onAgain}>{words.again}</Button>
      </Actions>
    </Card>
  );
}
