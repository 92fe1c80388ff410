import { useEffect, useRef } from 'react';
import { definePage } from '../page';
import { ButtonLink, ClosingAction, enhanceTabs, Heading, text, ThreadSection } from '..';
import styles from './gallery.module.css';
import { Actions } from './sections/actions';
import { Basics } from './sections/basics';
import { Blocks } from './sections/blocks';
import { Disclosure } from './sections/disclosure';
import { Feedback } from './sections/feedback';
import { Fields } from './sections/fields';
import { Labels } from './sections/labels';

/** An odd number: the thread has to arrive at the closing action on the left. */
const groups = [
  { id: 'basics', name: '基础', Group: Basics },
  { id: 'actions', name: '按钮与链接', Group: Actions },
  { id: 'labels', name: '标记与位置', Group: Labels },
  { id: 'disclosure', name: '切换与展开', Group: Disclosure },
  { id: 'blocks', name: '卡片与表格', Group: Blocks },
  { id: 'fields', name: '表单', Group: Fields },
  { id: 'feedback', name: '反馈', Group: Feedback },
] as const;

export const page = definePage({
  head: { title: '组件样张', description: '每个组件、它的各种状态和用法' },
  Component: Gallery,
});

function Gallery() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? enhanceTabs(main.current) : undefined), []);
  return (
    <main ref={main}>
      <header className={`${text.wrap} ${styles.opening}`}>
        <Heading level={1} phrases={['组件', '样张']} />
        <p className={text.lead}>
          各个模块共用的组件都在这里：浅底和深底各一份，连同每种状态，以及什么时候用它。动手写新的之前，先在这里找一遍。
        </p>
        <nav aria-label="组件分类">
          <ul className={styles.contents}>
            {groups.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.map(({ id, name, Group }, index) => (
        <ThreadSection
          key={id}
          id={id}
          side={index % 2 === 0 ? 'left' : 'right'}
          first={index === 0}
          last={index === groups.length - 1}
          {...(index > 0 && { tag: name, tagIsHeading: true })}
        >
          {index === 0 ? <h2 className={text.visuallyHidden}>{name}</h2> : null}
          <div className={styles.group}>
            <Group />
          </div>
        </ThreadSection>
      ))}
      <ClosingAction phrases={['样张', '到这里。']} lead="每一页的主线，都在这一块走到按钮。">
        <ButtonLink href="#basics" variant="go" shuttle>
          回到开头
        </ButtonLink>
      </ClosingAction>
    </main>
  );
}
