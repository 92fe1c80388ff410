import { excerpt } from './marked';

const read = (text: string, word: string) =>
  excerpt(text, [word])
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

it('begins with a word, never with what ended the sentence before', () => {
  const before = '一'.repeat(40);
  for (let more = 0; more < 30; more += 1) {
    const text = read(`${before}。 “${'二'.repeat(more)}流程${'三'.repeat(200)}`, '流程');
    expect(text).toMatch(/^…[“一二[]/);
    expect(text).toContain('[流程]');
  }
});

it('is the whole text where that is short', () => {
  expect(read('。开头就是流程', '流程')).toBe('。开头就是[流程]');
});

it('begins with the sentence where that begins nearby, and has no blank behind a full-width sign', () => {
  const text = `${'一'.repeat(80)}。\n\n停住了，看流程停在哪。${'三'.repeat(200)}`;
  expect(read(text, '流程')).toMatch(/^…停住了，看\[流程\]停在哪。三/);
});
