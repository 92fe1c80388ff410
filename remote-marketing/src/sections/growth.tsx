import styles from './growth.module.css';

interface GrowthProps {
  stages: readonly { name: string; added: readonly string[]; words: readonly { by?: string; said?: string }[] }[];
}

/** What piles up: each stage has what those before it left, and its own on top. A narrow screen names its own alone. */
export function Growth({ stages }: GrowthProps) {
  return (
    <ol className={styles.growth}>
      {stages.map(({ name, added, words }, place) => (
        <li key={name}>
          <ul>
            {stages
              .slice(0, place)
              .flatMap((before) => before.added)
              .map((one) => (
                <li key={one} aria-hidden="true">
                  {one}
                </li>
              ))}
            {added.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <div>
            <h3>{name}</h3>
            {words.map(({ by, said }) => (
              <p key={said}>
                {by ? <small>{by}</small> : null}
                {said}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
