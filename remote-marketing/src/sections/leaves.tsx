import { BoxIcon, CalendarIcon, ChatIcon, CheckIcon, Chip, ClockIcon, DocumentIcon, Scene, UserIcon } from '@shared/ui';
import type { PictureLine, Template } from '../content/templates';
import styles from './leaves.module.css';
import { SheetWindow } from '../scenes/sheet-window';

/** The signs of things that flows leave; others are papers. */
const signs: Readonly<Record<string, typeof ChatIcon>> = {
  message: ChatIcon,
  tiles: BoxIcon,
  chart: CalendarIcon,
  bars: BoxIcon,
  week: CalendarIcon,
  check: UserIcon,
};

/** What a flow leaves, drawn as the thing that it is: a message, a paper, a shelf; a table where it is one. */
export function Leaves({ name, result, picture }: Pick<Template, 'name' | 'result'> & { picture?: boolean }) {
  if (!result.picture) return <SheetWindow {...{ name, result }} {...(picture && { picture })} />;
  const { kind, title, lines } = result.picture;
  const Sign = signs[kind] ?? DocumentIcon;
  const leaves = (
    <div className={`${styles.leaves} ${styles[kind] ?? ''}`} data-tone="light">
      <p>
        <Sign />
        {title}
        <Chip kind="sample" />
      </p>
      <ul>
        {lines.map((line, at) => (
          <li key={at} data-marked={line.marked ? '' : undefined}>
            {kind === 'files' ? <Sign /> : kind === 'check' ? line.marked ? <ClockIcon /> : <CheckIcon /> : null}
            <b>{line.name}</b>
            {line.words?.map((words, place) => (
              <span key={place}>{words}</span>
            ))}
            {line.numbers ? <Measure kind={kind} numbers={line.numbers} /> : null}
            {line.value ? <em>{line.value}</em> : null}
          </li>
        ))}
      </ul>
    </div>
  );
  if (!picture) return leaves;
  return <Scene label={`示例“${name}”：${title}，${lines.map((line) => line.name).join('、')}`}>{leaves}</Scene>;
}

/** A price over days; or a bar, with a line at what there must be. */
function Measure({ kind, numbers }: Required<Pick<PictureLine, 'numbers'>> & { kind: string }) {
  const [first = 0, limit = 0, whole = 1] = numbers;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const height = (value: number) => 20 - (16 * (value - least)) / (most - least || 1);
  const points = numbers.map((value, day) => `${(100 * day) / (numbers.length - 1)},${height(value)}`);
  return (
    <svg viewBox="0 0 100 24" preserveAspectRatio="none" data-measure aria-hidden="true">
      {kind === 'bars' ? <rect y="5" height="14" width={(100 * first) / whole} /> : null}
      <path d={kind === 'bars' ? `M${(100 * limit) / whole} 0v24` : `M${points.join(' ')}`} />
    </svg>
  );
}
