import { text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import shipped from '../awards/words.json';

/** Until when works are taken: what the page of the contest says first. */
export default function Until() {
  const { facts } = useContent<{ facts?: readonly (readonly string[])[] }>('awards', shipped);
  return facts?.[0] ? <p className={text.note}>{`${facts[0].join('：')}。`}</p> : null;
}
