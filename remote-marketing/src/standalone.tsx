import '@shared/ui/tokens.css';
import '@shared/ui/base.css';
import { runStandalone } from '@shared/ui/standalone';
import { page as aboutUs } from './pages/about-us/page';
import { page as ai } from './pages/ai/page';
import { page as aiPower } from './pages/ai-power/page';
import { page as aiWeave } from './pages/ai-weave/page';
import { page as buy } from './pages/buy/page';
import { page as caseDetail } from './pages/case-detail/page';
import { page as caseList } from './pages/case-list/page';
import { page as connector } from './pages/connector/page';
import { page as education } from './pages/education/page';
import { page as employee } from './pages/employee/page';
import { page as home } from './pages/home/page';
import { page as microEnterprise } from './pages/micro-enterprise/page';
import { page as partner } from './pages/partner/page';
import { page as privacy } from './pages/privacy/page';
import { page as product } from './pages/product/page';
import { page as solution } from './pages/solution/page';

/** Runs this remote alone, without the host: `npm run dev -- remote-marketing`. */
void runStandalone([
  { pattern: '/', page: home },
  { pattern: '/ai/', page: ai },
  { pattern: '/ai-power/', page: aiPower },
  { pattern: '/ai-weave/', page: aiWeave },
  { pattern: '/product/', page: product },
  { pattern: '/connector/', page: connector },
  { pattern: '/employee/', page: employee },
  { pattern: '/buy/', page: buy },
  { pattern: '/education/', page: education },
  { pattern: '/micro_enterprise/', page: microEnterprise },
  { pattern: '/partner/', page: partner },
  { pattern: '/about_us/', page: aboutUs },
  { pattern: '/privacy/', page: privacy },
  { pattern: '/case/list/', page: caseList },
  { pattern: '/case/detail/:type/:id/', page: caseDetail },
  { pattern: '/solution/:slug/', page: solution },
]);
