import type { Answer } from '@shared/contract/endpoints';
import { PICTURE_WIDTHS, type PictureLine, postPicturePath } from '@shared/contract/fields';
import { Link } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { pictureSources } from '@shared/ui/pictures';
import { blocksOf, type Inline } from './written';
import styles from './written-text.module.css';

interface WrittenTextProps {
  children: string;
  placeholders?: Answer['placeholders'];
}

/** Text that a visitor wrote: the same when composed and in a browser. */
export function WrittenText({ children, placeholders }: WrittenTextProps) {
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
        if (block.kind === 'picture')
          return <Picture key={at} {...block.picture} placeholder={placeholders?.[block.picture.id]} />;
        if (block.kind === 'list')
          return (
            <ul key={at} className={styles.list}>
              {block.items.map(({ mark, inlines }, place) => (
                <li key={place}>
                  <b>{/\d/.test(mark) ? mark : '•'}</b>
                  <p>{wordsOf(inlines)}</p>
                </li>
              ))}
            </ul>
          );
        const words = wordsOf(block.inlines);
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

/** A picture whose address says how large it is: nothing moves when it comes. */
function Picture({ words, id, width, height, placeholder }: PictureLine & { placeholder: string | undefined }) {
  const { config } = usePage();
  const widths = [...PICTURE_WIDTHS.filter((one) => one < width), width];
  return (
    <span className={styles.frame}>
      {placeholder ? <img className={styles.first} src={placeholder} alt="" /> : null}
      <img
        className={styles.picture}
        {...pictureSources(
          config,
          { url: postPicturePath(id), widths },
          { sizes: `min(100vw, ${String(Math.min(720, width))}px)` },
        )}
        {...{ width, height, alt: words }}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}

function wordsOf(inlines: readonly Inline[]) {
  return inlines.map((inline, place) => <Words key={place} inline={inline} />);
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
