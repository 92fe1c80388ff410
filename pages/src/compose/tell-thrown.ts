import type { ComposeRefusal, ThrownError } from '@shared/contract/release';

const FRAMES = 5;
const LONGEST = 2000;

/** Why a question has no answer, on one line: what threw with its place and its cause, or the composer's own sentence. */
export function tellRefusal(about: string, refusal: ComposeRefusal): string {
  if ('sentence' in refusal) return oneLine(refusal.sentence);
  return oneLine(`${about} throws ${tellThrown(refusal.thrown)}`);
}

/** Lines become one. A terminal obeys control characters, and text can be told to run backwards. */
export function oneLine(text: string): string {
  const plain = text
    .trim()
    .replace(/\s*\n\s*/g, ' | ')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)} …` : plain;
}

function tellThrown({ name, message, stack, cause }: ThrownError): string {
  const [sentence = ''] = message.split('\n');
  // The composer's own frames, and Node's, help nobody.
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/composer\/|node:|\[eval\]/.test(line))
    .slice(0, FRAMES);
  const what = [name, sentence].filter(Boolean).join(': ') || 'nothing that says what it is';
  return [what, ...frames, ...(cause ? [`caused by ${tellThrown(cause)}`] : [])].join('\n');
}
