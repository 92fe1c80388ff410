import { MessageWay } from '../../features/contact/message-way';
import Drawing from './way.svg?react';
import words from './words.json';

export default function Way() {
  return <MessageWay {...words.way} drawing={<Drawing />} />;
}
