import '@shared/ui/tokens.css';
import '@shared/ui/base.css';
import { runStandalone } from '@shared/ui/standalone';
import { page as answers } from './pages/answers/page';
import { page as awards } from './pages/awards/page';
import { page as certificate } from './pages/certificate/page';
import { page as chapter } from './pages/chapter/page';
import { page as comic } from './pages/comic/page';
import { page as comics } from './pages/comics/page';
import { page as communityHome } from './pages/community-home/page';
import { page as contact } from './pages/contact/page';
import { page as enter } from './pages/enter/page';
import { page as help } from './pages/help/page';
import { page as mobileComics } from './pages/mobile-comics/page';
import { page as my } from './pages/my/page';
import { page as openDay } from './pages/open-day/page';
import { page as question } from './pages/question/page';
import { page as search } from './pages/search/page';
import { page as verify } from './pages/verify/page';

/** Runs this remote alone, without the host: `npm run dev -- remote-community`. */
void runStandalone([
  { pattern: '/comics/', page: comics },
  { pattern: '/comics/:id/', page: comic },
  { pattern: '/comics/:comicId/:id/', page: chapter },
  { pattern: '/mobile/comics/', page: mobileComics },
  { pattern: '/community/homePage/', page: communityHome },
  { pattern: '/community/homePage/:id/:page/', page: communityHome },
  { pattern: '/community/question/:id/', page: question },
  { pattern: '/community/question/:id/:page/', page: answers },
  { pattern: '/open_day/', page: openDay },
  { pattern: '/rpa_awards/', page: awards },
  { pattern: '/rpa_awards/enter/', page: enter },
  { pattern: '/contactus/', page: contact },
  { pattern: '/qa/', page: help },
  { pattern: '/certificate/', page: certificate },
  { pattern: '/search/', page: search },
  { pattern: '/certificate/:no/', page: verify },
  { pattern: '/my/', page: my },
]);
