import { Heading, WeaveSwatch } from '@shared/ui';
import { Clauses } from '../../sections/clauses';
import styles from './partner-kinds.module.css';

const kinds = [
  {
    name: '交付伙伴',
    weave: 'plain',
    dye: 'rpa',
    does: '替客户梳理、搭建、上线、维护流程',
    fits: '做过实施或代运营的团队，至少两人能全职投入',
  },
  {
    name: '渠道伙伴',
    weave: 'basket',
    dye: 'connector',
    does: '把客户带来，说清他要交出去的是哪件事',
    fits: '手里有行业客户，懂他们的日常',
  },
  {
    name: '课程伙伴',
    weave: 'herringbone',
    dye: 'education',
    does: '用分级教材开课，带学员做练习和考级',
    fits: '院校、培训机构、行业协会',
  },
  {
    name: '技术伙伴',
    weave: 'twill',
    dye: 'weave',
    does: '为自己的系统写组件，放进组件库',
    fits: '软件厂商、有开放接口的平台',
  },
] as const;

export function PartnerKinds() {
  return (
    <>
      <Heading level={2} phrases={['四种', '搭法']} />
      <ul className={styles.kinds}>
        {kinds.map(({ name, weave, dye, does, fits }) => (
          <li key={name}>
            <WeaveSwatch weave={weave} dye={dye} />
            <h3>{name}</h3>
            <Clauses>{does}</Clauses>
            <p>
              <b>适合</b>&emsp;{fits}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
