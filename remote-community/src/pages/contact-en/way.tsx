import { MessageWay } from '../../features/contact/message-way';
import after from './after.json';
import Drawing from './way.svg?react';
import words from './words.json';

export default function Way() {
  const { heading, steps, privacy } = after.next;
  return <MessageWay heading={heading} steps={steps} note={privacy} label={words.picture} drawing={<Drawing />} />;
}
