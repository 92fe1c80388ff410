import { Heading, Scene, StepLine, Tabs, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import type { ComponentType } from 'react';
import { useIsThere } from '../../content/solutions';
import type { RoleScene } from '../../content/schema/content';
import { DeveloperScene, FinanceScene, OperationsScene, PeopleScene, ServiceScene } from './role-scenes';
import styles from './role-section.module.css';
import shipped from './words.json';

const scenes: Readonly<Record<RoleScene, ComponentType>> = {
  operations: OperationsScene,
  finance: FinanceScene,
  service: ServiceScene,
  people: PeopleScene,
  developer: DeveloperScene,
};

export function RoleSection() {
  const pageWords = useContent('home', shipped).roles;
  const isThere = useIsThere();
  return (
    <>
      <Heading level={2} phrases={pageWords.phrases} className={styles.heading} />
      <Tabs
        name="role"
        label={pageWords.label}
        items={pageWords.items.map(({ role, title, steps, running, href, link, picture, scene }) => {
          const Picture = scenes[scene as RoleScene];
          return {
            label: role,
            content: (
              <div className={styles.panel}>
                <div className={styles.words}>
                  <h3>{title}</h3>
                  <StepLine steps={steps} running={running} />
                  {isThere(href) ? <TextLink href={href}>{link}</TextLink> : null}
                </div>
                <Scene label={picture} className={styles.stage}>
                  <Picture />
                </Scene>
              </div>
            ),
          };
        })}
      />
    </>
  );
}
