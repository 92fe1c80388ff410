import { DataTable, Scene, text } from '@shared/ui';
import type { Editions } from '../../content/shapes';
import { filled } from '../../sections/filled';
import { cheapest, priceOf, type PriceWords, yuan } from '../../sections/price';
import { SectionHead } from '../../sections/section-head';
import styles from './content.module.css';
import type shipped from './words.json';

type SeatSumsProps = Pick<Editions, 'editions'> & { words: typeof shipped.seats; priceWords: PriceWords };

/** What teams of several sizes pay in a year: of the editions that cost something, the cheapest that has room for all. */
export function SeatSums({ editions, words, priceWords }: SeatSumsProps) {
  const rows = words.people.flatMap((people) => {
    const offer = cheapest(editions, people);
    if (!offer) return [];
    const { edition, price, shares, sum } = offer;
    const { share, each } = priceOf(price, priceWords);
    const seats = (
      <span key="seats" className={styles.bought}>
        {filled(share ? words.bought : words.single, { shares, seats: shares * (price.people ?? 1) })}
        <small>{share || `${each} ${edition.unit}`}</small>
      </span>
    );
    return [[filled(words.size, { people }), edition.name, seats, <b key="sum">{yuan(sum)}</b>]];
  });
  return (
    <div id="seats" className={styles.seats}>
      <SectionHead {...words}>
        <div className={styles.stairs}>
          <SeatChart editions={editions} words={words} />
          <div className={styles.sum}>
            <DataTable label={words.phrases.join('')} columns={words.columns} rows={rows} />
            <p className={text.note}>{words.note}</p>
          </div>
        </div>
      </SectionHead>
    </div>
  );
}

/** The same for every size up to the largest, as stairs; a line shows what one share for each would cost. */
function SeatChart({ editions, words: { people: sizes, chart, alone } }: Pick<SeatSumsProps, 'editions' | 'words'>) {
  const most = Math.max(...sizes);
  const offers = Array.from({ length: most }, (_, place) => cheapest(editions, place + 1) ?? []).flat();
  const [first] = offers;
  const last = offers.at(-1);
  if (!first || !last) return null;
  const percent = (part: number) => `${String(Math.round(part * 1000) / 10)}%`;
  return (
    <Scene label={filled(chart, { most })} className={styles.chart}>
      <svg aria-hidden="true">
        {Array.from({ length: Math.floor(last.sum / 10_000) }, (_, at) => 10_000 * (at + 1)).map((sum) => (
          <text key={sum} x="-8" y={percent(1 - sum / last.sum)} dy="5" data-sum="">
            {yuan(sum)}
          </text>
        ))}
        {offers.map(({ people, sum }) => (
          <rect
            key={people}
            x={percent((people - 1) / most)}
            y={percent(1 - sum / last.sum)}
            width={percent(1 / most)}
            height={percent(sum / last.sum)}
            data-size={sizes.includes(people) ? '' : undefined}
          />
        ))}
        {sizes.map((people) => (
          <text key={people} x={percent((people - 1) / most)} y="100%" dy="20">
            {people}
          </text>
        ))}
        <line y1="100%" x2={percent(last.sum / (first.sum * most))} y2="0" />
      </svg>
      <p>{filled(alone, { edition: first.edition.name })}</p>
    </Scene>
  );
}
