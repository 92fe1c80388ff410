import { ThreadSection } from '@shared/ui';
import { SectionHead } from '../../sections/section-head';
import { componentGroups } from './component-groups';
import styles from './component-section.module.css';

export function ComponentSection() {
  return (
    <ThreadSection side="right" tag="组件库">
      <SectionHead
        phrases={['一步，', '一个组件']}
        lead="常用的动作都现成。没有的，写一段代码，或把几步存成自己的组件给同事用。"
      />
      <div className={styles.groups}>
        {componentGroups.map(({ name, components }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {components.map((component) => (
                <li key={component}>{component}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ThreadSection>
  );
}
