import { Link, StepLine, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { templateHref, useTemplates } from '../../content/templates';
import { Choice } from '../../sections/choice';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** A gallery: each flow drawn half-way, as long as it is; which department’s are shown is up to CSS. */
export default function Content() {
  const { opening, filter, all, kinds, needs, closing } = useContent('template-list', shipped);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...opening} />
      <Plain>
        <div className={styles.gallery}>
          <fieldset>
            <legend className={text.visuallyHidden}>{filter}</legend>
            {[{ id: 'all', name: all }, ...kinds].map(({ id, name }, place) => (
              <Choice key={id} name="department" value={id} chosen={place === 0}>
                {name}
              </Choice>
            ))}
          </fieldset>
          <ul>
            {useTemplates().map((flow) => (
              <li key={flow.id} data-kind={flow.kind}>
                <Link href={templateHref(flow)}>
                  <small>{kinds.find(({ id }) => id === flow.kind)?.name}</small>
                  <h2>{flow.name}</h2>
                  <p>{flow.words}</p>
                  <StepLine steps={flow.steps} running={flow.running} className={styles.steps} />
                  <span className={text.note}>
                    {needs}
                    {flow.needs}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Plain>
      <Closing plain {...closing} />
    </>
  );
}
