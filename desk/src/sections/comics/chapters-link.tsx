import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** From a comic to its chapters. */
export function ChaptersLink(_props: { label: string }) {
  const comic = useRecordContext();
  if (!comic) return null;
  const filter = encodeURIComponent(JSON.stringify({ comicId: comic.id }));
  return (
    <Button
      size="small"
      component={Link}
      to={`/chapters?filter=${filter}&sort=no&order=ASC`}
      aria-label={`看各话 《${String(comic['title'])}》`}
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      看各话
    </Button>
  );
}
