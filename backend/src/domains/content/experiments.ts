import {
  type DataOf,
  type DeskPublication,
  type InputOf,
  type VisitStep,
  type deskExperimentDetail,
  type deskExperimentRaise,
  visitSteps,
} from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { Refusal, refuseField } from '../../http/refusal';
import { needsSecondPerson } from '../users/second-person';
import { differenceOf } from './difference';
import { bringOut, lockPublication, publicationOf } from './publications';

export async function raiseExperiment(
  transaction: Queryable,
  { id, share }: InputOf<typeof deskExperimentRaise>,
): Promise<DeskPublication> {
  const { state, experiment } = await lockPublication(transaction, id);
  if (state !== 'experiment' || !experiment) throw new Refusal('changed-since', {}, '这个实验已经结束了');
  // Who saw it goes on seeing it.
  if (share <= experiment.share) refuseField('share', `现在已经是 ${experiment.share}%，只能提高`);
  await transaction.query('update content_publications set share = $2 where id = $1', [id, share]);
  return publicationOf(transaction, id);
}

/** Publishes it to everybody from now on. Whom its share was consented to, or who another one's is, needs nobody else. */
export async function keepExperiment(transaction: Queryable, id: number, userId: number): Promise<DeskPublication> {
  const { state, entries, by, consent } = await lockPublication(transaction, id);
  if (state !== 'experiment' && state !== 'ended') throw new Refusal('changed-since', {}, '这个实验已经有人决定了');
  const isAlone = consent === null && by.id === userId;
  if (isAlone && (await needsSecondPerson(transaction, 'content-consent'))) throw new Refusal('own-proposal');
  await bringOut(transaction, { id, entries, become: `'published'` });
  return publicationOf(transaction, id);
}

const PAGES = 50;
const arms = ['stood', 'tried'] as const;
type Arms = Record<(typeof arms)[number], number>;

/** What visitors did since its share is what it is: days before had other visitors in its arms. */
export async function experimentFigures(
  transaction: Queryable,
  id: number,
): Promise<DataOf<typeof deskExperimentDetail>> {
  const publication = await publicationOf(transaction, id);
  if (!publication.experiment) throw new Refusal('not-found');
  const { share, endsAt } = publication.experiment;
  const begin = `${id} ${share} `;
  const rows = await transaction.query<{ kind: string; name: string; views: number; visitors: number }>(
    `select kind, substr(name, length($1) + 1) as name, sum(views)::int as views, sum(visitors)::int as visitors from visit_counts
     where kind in ('experiment', 'experiment-page') and starts_with(name, $1) and day >= ($2::timestamptz - interval '92 days')::date
     group by 1, 2 order by 4 desc, 2`,
    [begin, endsAt],
  );
  const sums = new Map(rows.map(({ kind, name, ...counts }) => [`${kind} ${name}`, counts]));
  const both = (what: 'views' | 'visitors', name = '', kind = 'experiment'): Arms => {
    const of = (arm: string) => sums.get(`${kind} ${arm}${name && ` ${name}`}`)?.[what] ?? 0;
    return { stood: of('stood'), tried: of('tried') };
  };
  const visitors = both('visitors');
  const stepOf = (step: VisitStep) => {
    const did = both('visitors', step);
    const difference = differenceOf([did.tried, visitors.tried], [did.stood, visitors.stood]);
    return { step, ...did, difference };
  };
  const paths = rows.flatMap(({ kind, name }) =>
    kind === 'experiment-page' ? [name.slice(name.indexOf(' ') + 1)] : [],
  );
  const pages = [...new Set(paths)].slice(0, PAGES);
  return {
    publication,
    visitors,
    views: both('views'),
    steps: visitSteps.map(stepOf),
    pages: pages.map((path) => ({ path, ...both('visitors', path, 'experiment-page') })),
  };
}
