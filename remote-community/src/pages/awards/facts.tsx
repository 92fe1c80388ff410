import { useContent } from '@shared/ui/page';
import { Afterwards } from '../../features/frame/afterwards';
import shipped from './words.json';

/** What a contest is asked first: until when, for what, by whom. */
export default function Facts() {
  const { facts = [] } = useContent<{ facts?: readonly (readonly string[])[] }>('awards', shipped);
  if (facts.length === 0) return null;
  return <Afterwards title={null} steps={facts.map(([name = '', words]) => [name, words])} />;
}
