import { definePage, staticRegion } from 'shared/page';
import styles from './page.module.css';

const Hero = staticRegion('hero', () => import(/* webpackChunkName: "home.static" */ './hero'));

export const page = definePage({
  head: { title: '首页', description: '首页' },
  regions: [Hero],
  Component: function Page() {
    return (
      <div className={styles.page}>
        <Hero />
      </div>
    );
  },
});
