import { definePage, staticRegion } from 'shared/page';
import styles from './page.module.css';

const Hero = staticRegion('hero', () => import(/* webpackChunkName: "comics.static" */ './hero'));

export const page = definePage({
  head: { title: '漫画', description: '漫画' },
  regions: [Hero],
  Component: function Page() {
    return (
      <div className={styles.page}>
        <Hero />
      </div>
    );
  },
});
