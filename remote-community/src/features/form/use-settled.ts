import { useEffect, useState } from 'react';

/** A text as it stands once nobody has typed for `pause` ms, and no input method is putting a word together. */
export function useSettled(typed: string, pause: number): string {
  const [settled, setSettled] = useState('');
  const composing = useComposing();
  useEffect(() => {
    if (composing) return undefined;
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [composing, pause, typed]);
  return settled;
}

function useComposing(): boolean {
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => setComposing(type === 'compositionstart');
    const events = ['compositionstart', 'compositionend'];
    for (const event of events) addEventListener(event, follow);
    return () => {
      for (const event of events) removeEventListener(event, follow);
    };
  }, []);
  return composing;
}
