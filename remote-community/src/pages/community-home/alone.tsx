import { usePage } from '@shared/ui/page';
import { listOf } from '../../features/forum/list-of';
import { aloneOf, useQuestions } from '../../features/forum/use-forum';
import { Solved } from './solved';

/** The only question of a topic, with what was answered, in place of a list of one. */
export default function Alone() {
  const alone = aloneOf(useQuestions(listOf(usePage().params)).data);
  return alone ? <Solved id={alone.id} whole /> : null;
}
