import { Suspense, lazy, useState } from 'react';
import { definePage, staticRegion } from '@shared/ui/page';
import { Price } from '../../price';
import picture from '../../pictures/parcel.svg';
import styles from './page.module.css';

const Details = lazy(() => import('./details'));

const Closing = staticRegion('closing', () => import(/* webpackChunkName: "client-download.static" */ './closing'));

export const page = definePage({
  head: { title: 'Prices', description: 'A page with a nested chunk, a picture and a static region.' },
  start: 'eager',
  regions: [Closing],
  Component: Prices,
});

function Prices() {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.prices}>
      <h1>Prices</h1>
      <img src={picture} alt="A parcel" width="64" height="64" />
      <Price value={12} />
      <button type="button" onClick={() => setOpen(true)}>
        Details
      </button>
      <Suspense fallback={<p>…</p>}>{open ? <Details /> : null}</Suspense>
      <Closing />
    </section>
  );
}
