import { definePage, staticRegion } from 'shared/page';
import styles from './page.module.css';

const Hero = staticRegion('hero', () => import(/* webpackChunkName: "client-download.static" */ './hero'));

export const page = definePage({
  head: { title: '下载客户端', description: '下载客户端' },
  regions: [Hero],
  Component: function Page() {
    return (
      <div className={styles.page}>
        <Hero />
      </div>
    );
  },
});
