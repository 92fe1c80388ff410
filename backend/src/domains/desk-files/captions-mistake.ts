const TIMING =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t]+(?:vertical|line|position|size|align):\S+)*[ \t]*$/;
/** Marks of voices, emphasis and ruby; what else looks like an element is none of a caption's. */
const MARK = /<\/?(?:b|i|u|c|v|ruby|rt|lang)(?:\.[\w-]+)*(?:[ \t][^<>]*)?>/g;

/** The first line of a WebVTT file that is no caption, in a sentence; null where all are. */
export function captionsMistake(bytes: Buffer): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '字幕要是 UTF-8 编码的文字';
  }
  const lines = text.split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return '第 1 行：要以 WEBVTT 开头';
  const read = { inside: 'note' as Place, from: 0, cues: 0 };
  for (const [at, line] of lines.entries()) {
    const mistake = at === 0 ? null : readLine(read, line);
    if (mistake !== null) return `第 ${at + 1} 行：${mistake}`;
  }
  return read.cues === 0 ? '里面一句字幕也没有' : null;
}

type Place = 'between' | 'note' | 'name' | 'cue';

function readLine(read: { inside: Place; from: number; cues: number }, line: string): string | null {
  const { inside } = read;
  if (line === '' && inside !== 'name') read.inside = 'between';
  else if (inside === 'between' && /^NOTE(?:[ \t]|$)/.test(line)) read.inside = 'note';
  else if (inside === 'between' && /^(?:STYLE|REGION)[ \t]*$/.test(line)) return '字幕里不能有样式（STYLE、REGION）';
  else if (inside === 'between' && !line.includes('-->')) read.inside = 'name';
  else if (inside === 'between' || inside === 'name') {
    const [, start, end] = (TIMING.exec(line) ?? []).map(secondsOf);
    if (start === undefined || end === undefined) return '时间要写成 00:01.000 --> 00:04.000';
    if (end <= start) return '结束要在开始以后';
    if (start < read.from) return '比前一句开始得早';
    Object.assign(read, { inside: 'cue', from: start, cues: read.cues + 1 });
  } else if (line.includes('-->')) return '前面要空一行';
  else if (inside === 'cue' && /[<\0]/.test(line.replace(MARK, '')))
    return '只能有文字，和 <v 名字>、<b>、<i>、<u> 这样的标记';
  return null;
}

const secondsOf = (time: string) => time.split(':').reduce((all, part) => all * 60 + Number(part), 0);
