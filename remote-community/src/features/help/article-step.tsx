import { AppWindow, ArrowIcon, Scene, StatusMark } from '@shared/ui';
import type { ArticleStep as Shown, StepPart } from '../../content/schema/help';
import styles from './article-step.module.css';

/** A step in the window where it is done; what it says stands in the article beside it. */
export function ArticleStep({ title, parts }: Shown) {
  return (
    <Scene className={styles.step} label={`示意：${title}，${parts.map(wordsOf).join('；')}`}>
      <AppWindow title={title}>
        <div className={styles.parts}>
          {parts.map((part, at) => (
            <Part key={at} part={part} />
          ))}
        </div>
      </AppWindow>
    </Scene>
  );
}

function Part({ part }: { part: StepPart }) {
  switch (part.kind) {
    case 'row':
      return (
        <p className={styles.row} data-now={part.now}>
          {part.words}
          {part.status ? <StatusMark status={part.status}>{part.says}</StatusMark> : null}
        </p>
      );
    case 'buttons':
      return (
        <p className={styles.buttons}>
          {part.words.map((words) => (
            <span key={words} data-now={words === part.press || undefined}>
              {words}
            </span>
          ))}
        </p>
      );
    case 'field':
      return (
        <p className={styles.field} data-now={part.now}>
          {part.label}
          <span>{part.value}</span>
        </p>
      );
    case 'choice':
    case 'box':
      return (
        <p className={styles.choice} data-kind={part.kind} data-on={part.on} data-now={part.now}>
          <i />
          {part.words}
        </p>
      );
    case 'drag':
      return (
        <p className={styles.drag}>
          <span>{part.words[0]}</span>
          <ArrowIcon />
          <span>{part.words[1]}</span>
        </p>
      );
    case 'command':
      return <p className={styles.command}>{part.words}</p>;
  }
}

function wordsOf(part: StepPart): string {
  switch (part.kind) {
    case 'row':
      return [part.words, part.says].filter(Boolean).join('，');
    case 'buttons':
      return part.press ? `按“${part.press}”` : part.words.join('、');
    case 'field':
      return `${part.label}：${part.value}`;
    case 'choice':
    case 'box':
      return part.on ? `选中“${part.words}”` : part.words;
    case 'drag':
      return `把${part.words[0]}拖到${part.words[1]}`;
    case 'command':
      return part.words;
  }
}
