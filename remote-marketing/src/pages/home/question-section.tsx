import { Faq } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Split } from '../../sections/split';
import shipped from './words.json';

export function QuestionSection() {
  const { phrases, more, action, items } = useContent('home', shipped).questions;
  return (
    <Split first={4} head={{ phrases, lead: more, more: action }}>
      <Faq items={items} name="home-faq" />
    </Split>
  );
}
