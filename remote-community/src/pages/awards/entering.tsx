import { DataTable, Heading, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './entering.module.css';
import shipped from './words.json';

interface Words {
  steps: readonly (readonly string[])[];
  prizes: {
    title: string;
    items: readonly { name: string; count: string; gift: string; when?: string }[];
    note: string;
  };
}

/** How to enter, and what there is to win once the desk says it. */
export default function Entering() {
  const { steps, prizes } = useContent<Words>('awards', shipped);
  return (
    <>
      <div className={styles.columns}>
        <Heading level={2} phrases={['四步', '就能参加']} />
        <ol>
          {steps.map(([title, words], index) => (
            <li key={title}>
              <b>{index + 1}</b>
              <div>
                <h3>{title}</h3>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {prizes.items.length > 0 ? (
        <div className={styles.prizes}>
          <h2>{prizes.title}</h2>
          <DataTable
            stacked
            label={prizes.title}
            columns={['奖', '名额', '得到', '公布']}
            rows={prizes.items.map(({ name, count, gift, when }) => [name, count, gift, when ?? '另行通知'])}
          />
          <p className={text.note}>{prizes.note}</p>
        </div>
      ) : null}
    </>
  );
}
