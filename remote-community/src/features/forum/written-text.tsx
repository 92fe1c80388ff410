import { apiPath } from '@shared/contract/config';
import { type PictureLine, postPicturePath } from '@shared/contract/fields';
import { Link } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { blocksOf, type Inline } from './written';
import styles from './written-text.module.css';

/** What a visitor wrote: the same in what is composed and in a browser. */
export function WrittenText({ children }: { children: string }) {
  return (
    <div className={styles.written}>
      {blocksOf(children).map((block, at) => {
        if (block.kind === 'code') {
          // Wider than a phone it is scrolled, by keys, too.
          return (
            <pre key={at} className={styles.code} tabIndex={0} role="region" aria-label="代码">
              <code>{block.text}</code>
            </pre>
          );
        }
        if (block.kind === 'picture') return <Picture key={at} {...block.picture} />;
        const words = block.inlines.map((inline, place) => <Words key={place} inline={inline} />);
        return block.kind === 'quote' ? (
          <blockquote key={at} className={styles.quote}>
            {words}
          </blockquote>
        ) : (
          <p key={at} className={styles.text}>
            {words}
          </p>
        );
      })}
    </div>
  );
}

/** Its address says how large it is: nothing moves when it comes. */
function Picture({ words, id, width, height }: PictureLine) {
  const { config } = usePage();
  return (
    <img
      className={styles.picture}
      src={apiPath(config, postPicturePath(id))}
      {...{ width, height, alt: words }}
      loading="lazy"
      decoding="async"
    />
  );
}

function Words({ inline: { kind, text } }: { inline: Inline }) {
  if (kind === 'code') return <code className={styles.word}>{text}</code>;
  if (kind === 'text') return text;
  return (
    <Link className={styles.link} href={text} target="_blank" rel="nofollow ugc noopener">
      {text}
    </Link>
  );
}
