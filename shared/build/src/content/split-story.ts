/**
 * The head of an MDX file, its imports and constants, and the story that follows. The head ends before the first line
 * after an empty one that is neither indented nor code: also where the head is broken.
 */
export function splitStory(text: string): { head: string; story: string; storyLine: number } {
  const lines = text.split('\n');
  const start = lines.findIndex(
    (line, index) =>
      (index === 0 || lines[index - 1] === '') && line !== '' && !/^(?:import\b|export\b|[\s})\]/])/.test(line),
  );
  const end = start === -1 ? lines.length : start;
  return { head: lines.slice(0, end).join('\n'), story: lines.slice(end).join('\n'), storyLine: end + 1 };
}
