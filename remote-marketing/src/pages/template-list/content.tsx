import { ArrowIcon, Link, StepLine, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { templateHref, useTemplates } from '../../content/templates';
import { FlowWindow } from '../../scenes/flow-window';
import { Choice } from '../../sections/choice';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** A gallery: each flow from end to end, on phones by its words alone; which department’s are shown is up to CSS. */
export default function Content() {
  const { opening, filter, all, kinds, needs, count, closing } = useContent('template-list', shipped);
  const flows = useTemplates();
  const shown = flows.find(({ example }) => example) ?? flows[0];
  const of = (kind: string) => flows.filter((flow) => kind === 'all' || flow.kind === kind);
  return (
    <>
      <Opening
        arrange="stacked"
        crumbs={head.breadcrumb}
        {...opening}
        picture={
          shown ? (
            <FlowWindow name={shown.name} steps={shown.steps.map((name) => ({ name }))} running={shown.running} />
          ) : null
        }
      />
      <Plain>
        <div className={styles.gallery}>
          <fieldset>
            <legend className={text.visuallyHidden}>{filter}</legend>
            {[{ id: 'all', name: all }, ...kinds].map(({ id, name }, place) => (
              <Choice key={id} name="department" value={id} chosen={place === 0}>
                {name} <small>{of(id).length}</small>
              </Choice>
            ))}
          </fieldset>
          <ul>
            {flows.map((flow) => (
              <li key={flow.id} data-kind={flow.kind}>
                <Link href={templateHref(flow)}>
                  <small>
                    {kinds.find(({ id }) => id === flow.kind)?.name}&ensp;{filled(count, { count: flow.steps.length })}
                  </small>
                  <h2>{flow.name}</h2>
                  <p>{flow.words}</p>
                  <StepLine steps={flow.steps} running={flow.steps.length} className={styles.steps} />
                  <span className={text.note}>
                    {needs}
                    {flow.needs}
                  </span>
                  <em>
                    {flow.saves}
                    <ArrowIcon />
                  </em>
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
