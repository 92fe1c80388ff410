import { ArrowIcon, Link, StepLine, text, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { useIntegrations } from '../../content/integrations';
import { type Template, templateHref, useTemplates } from '../../content/templates';
import { Leaves } from '../../sections/leaves';
import { EditionCloth } from '../../sections/edition-cloth';
import { Ending } from '../../sections/ending';
import { Choice } from '../../sections/choice';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** Each department's cloth, in the order of the page's words. */
const cloths = [
  { weave: 'twill', dye: 'weave' },
  { weave: 'plain', dye: 'rpa' },
  { weave: 'basket', dye: 'connector' },
  { weave: 'herringbone', dye: 'education' },
] as const;

/** Flows that take the room of two where there is some, with their steps: each department's rows of three are whole. */
const LARGE: Readonly<Record<string, readonly number[]>> = { shop: [0], ship: [0, 3] };

/** A gallery by department: every flow with what it leaves; which are shown is up to CSS. */
export default function Content() {
  const { opening, filter, all, kinds, platforms, anywhere, needs, count, closing } = useContent(
    'template-list',
    shipped,
  );
  const flows = useTemplates();
  const systems = useIntegrations();
  /** Whether it is a shop's work that is the same on every platform. */
  const isAnywhere = ({ kind, systems: on }: Template) =>
    (kind === 'shop' || kind === 'ship') && !platforms.some((id) => on.includes(id));
  const onOf = (flow: Template) => [flow.kind, ...flow.systems, ...(isAnywhere(flow) ? platforms : [])];
  const of = (id: string) => flows.filter((flow) => id === 'all' || onOf(flow).includes(id));
  const shops = systems.filter(({ id }) => platforms.includes(id));
  const clothOf = (kind: string) => cloths[kinds.findIndex(({ id }) => id === kind)] ?? cloths[1];
  return (
    <div className={styles.gallery}>
      <Opening crumbs={head.breadcrumb} {...opening}>
        <fieldset>
          <legend className={text.visuallyHidden}>{filter}</legend>
          {[{ id: 'all', name: all }, ...kinds, ...shops].map(({ id, name }, place) => (
            <Choice key={id} name="department" value={id} chosen={place === 0}>
              {kinds.some((kind) => kind.id === id) ? <WeaveSwatch {...clothOf(id)} /> : null}
              {name} <small>{of(id).length}</small>
            </Choice>
          ))}
        </fieldset>
      </Opening>
      <Plain>
        {kinds.map(({ id, name }) => (
          <section key={id} data-kind={id} data-on={of(id).flatMap(onOf).join(' ')} className={styles.department}>
            <div className={styles.cloth}>
              <EditionCloth weave={clothOf(id).weave} place={0} />
              <h2>{name}</h2>
            </div>
            <ul className={styles.cards}>
              {of(id).map((flow, place) => {
                const large = LARGE[id]?.includes(place) ?? false;
                return (
                  <li key={flow.id} data-large={large || undefined} data-on={onOf(flow).join(' ')}>
                    <Link href={templateHref(flow)}>
                      <h3>{flow.name}</h3>
                      <p>{flow.words}</p>
                      {large ? (
                        <StepLine steps={flow.steps} running={flow.steps.length} className={styles.steps} />
                      ) : null}
                      <Leaves picture {...flow} />
                      <span className={styles.note}>
                        {needs}
                        {flow.needs}
                      </span>
                      <span className={styles.note}>
                        {systems
                          .filter((system) => flow.systems.includes(system.id))
                          .map((system) => system.name)
                          .concat(isAnywhere(flow) ? anywhere : [])
                          .join(' · ')}
                      </span>
                      <em>
                        {filled(count, { count: flow.steps.length })}&ensp;{flow.saves}
                        <ArrowIcon />
                      </em>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </Plain>
      <Ending {...closing} />
    </div>
  );
}
