import { Heading, Scene, StepLine, Tabs, TextLink, ThreadSection } from '@shared/ui';
import styles from './role-section.module.css';
import { roles } from './roles';

export function RoleSection() {
  return (
    <ThreadSection side="right" tag="按岗位看">
      <Heading level={2} phrases={['你手里的哪一段，', '可以交出去？']} className={styles.heading} />
      <Tabs
        name="role"
        label="岗位"
        items={roles.map(({ role, title, steps, running, href, link, picture, scene }) => ({
          label: role,
          content: (
            <div className={styles.panel}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <StepLine steps={steps} running={running} />
                <TextLink href={href}>{link}</TextLink>
              </div>
              <Scene label={picture} className={styles.stage}>
                {scene}
              </Scene>
            </div>
          ),
        }))}
      />
    </ThreadSection>
  );
}
