import { type Work, type WorkDetail, publicWorks, request } from '@shared/contract/endpoints';
import { Link, TextLink } from '@shared/ui';
import { useRead } from '../calls/use-call';
import list from '../list/list.module.css';
import { WorkAuthor } from './work-author';
import { WorkCover } from './work-cover';
import styles from './more-works.module.css';
import { workHref, worksHref } from './works-query';

const asked = ({ category }: Pick<Work, 'category'>) => ({ category, sort: 'latest', page: 1, size: 8 }) as const;

/** The latest works of a work's department. */
export const nearWorks = (work: Pick<Work, 'category'>) => request(publicWorks, asked(work));

/** Others of the same department; nothing where there are none. */
export function MoreWorks({ work }: { work: WorkDetail }) {
  const { data } = useRead(publicWorks, asked(work));
  // An earlier version is no other flow.
  const flows = [work, ...(data?.items ?? [])].map(({ steps }) => steps.join());
  const others = data?.items.filter(({ steps }, at) => flows.indexOf(steps.join()) === at + 1).slice(0, 3);
  if (others === undefined || others.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2>同一个部门的别的作品</h2>
      <TextLink href={worksHref({})}>看全部作品</TextLink>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link href={workHref(other.id)}>
              <WorkCover work={other} />
              <span className={styles.words}>
                <b>{other.title}</b>
                {other.summary}
              </span>
            </Link>
            <p className={list.meta}>
              <WorkAuthor work={other} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
