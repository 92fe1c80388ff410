import type { PageProps } from '@shared/contract';
import { definePage, staticRegion } from '@shared/ui/page';
import { text } from '@shared/ui';
import { useSignedIn } from '../../features/login/use-signed-in';
import { Account } from '../../features/my/account';
import { MyBookings } from '../../features/my/bookings';
import { Applications, MyCertificates } from '../../features/my/certificates';
import { Guest } from '../../features/my/guest';
import { MyMessages } from '../../features/my/messages';
import { MyNotices } from '../../features/my/notices';
import { Overview } from '../../features/my/overview';
import { type Section, sectionOf, SectionNav } from '../../features/my/sections';
import { MySessions } from '../../features/my/sessions';
import { MyLikes } from '../../features/my/took-part';
import { MyWorks } from '../../features/my/works';
import { MyAnswers, MyComments, MyQuestions, MyFollowing } from '../../features/my/written';
import head from './head.json';
import styles from './page.module.css';

const Hero = staticRegion('hero', () => import(/* webpackChunkName: "my.static" */ './hero'));
const Kept = staticRegion('kept', () => import(/* webpackChunkName: "my.static" */ '../../features/my/kept'));
const Closing = staticRegion('closing', () => import(/* webpackChunkName: "my.static" */ './closing'));

export const page = definePage({ start: 'eager', head, regions: [Hero, Kept, Closing], Component: My });

const contents: Readonly<Record<Section['tab'], () => React.JSX.Element>> = {
  questions: MyQuestions,
  answers: MyAnswers,
  comments: MyComments,
  following: MyFollowing,
  bookings: MyBookings,
  notices: MyNotices,
  messages: MyMessages,
  works: MyWorks,
  applications: Applications,
  certificates: MyCertificates,
  likes: MyLikes,
  sessions: MySessions,
  account: Account,
};

function My({ query, host }: PageProps) {
  const signedIn = useSignedIn();
  const section = sectionOf(query);
  const Content = contents[section.tab];
  return (
    <>
      <Hero />
      <div className={`${text.wrap} ${styles.part}`}>
        {signedIn ? (
          <div className={styles.columns}>
            {new URLSearchParams(query).has('tab') ? null : (
              <div className={styles.overview}>
                <Overview />
              </div>
            )}
            <SectionNav shown={section} />
            <div className={styles.content}>
              <h2>{section.name}</h2>
              <Content />
            </div>
          </div>
        ) : (
          <Guest login={() => host.openLogin('登录后就能看到你的提问、预订、证书和登录设备')}>
            <Kept />
          </Guest>
        )}
      </div>
      <Closing />
    </>
  );
}
