import { apiUrl } from '@shared/client';
import { pictureIn, picturesNamed, postPicturePath } from '@shared/contract/fields';
import { Button } from '@shared/ui';
import styles from './insert-picture.module.css';

interface InsertedProps {
  written: string;
  /** Addresses of what was sent here, by number. */
  sent: Readonly<Record<string, string>>;
  onRemove: (id: string) => void;
}

/** The pictures of a text as pictures, while it is written: the text itself has a line for each. */
export function Inserted({ written, sent, onRemove }: InsertedProps) {
  const ids = picturesNamed(written);
  if (ids.length === 0) return null;
  return (
    <ul className={styles.inserted} aria-label="放进去的图片">
      {ids.map((id, at) => (
        <li key={id}>
          <img src={apiUrl(sent[id] ?? postPicturePath(id))} alt={`第 ${String(at + 1)} 张`} decoding="async" />
          <Button small aria-label={`去掉第 ${String(at + 1)} 张图片`} onClick={() => onRemove(id)}>
            去掉
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The text without the lines of a picture. */
export function withoutPicture(text: string, id: string): string {
  return text
    .split('\n')
    .filter((line) => pictureIn(line)?.id !== id)
    .join('\n');
}
