import type { ComponentType } from 'react';
import ApplyCertificate, { meta as applyCertificate } from './apply-certificate.mdx';
import BigTables, { meta as bigTables } from './big-tables.mdx';
import BrowserComponent, { meta as browserComponent } from './browser-component.mdx';
import DownloadFiles, { meta as downloadFiles } from './download-files.mdx';
import ElementNotFound, { meta as elementNotFound } from './element-not-found.mdx';
import FirstFlow, { meta as firstFlow } from './first-flow.mdx';
import InstallClient, { meta as installClient } from './install-client.mdx';
import LoginPages, { meta as loginPages } from './login-pages.mdx';
import MergeTables, { meta as mergeTables } from './merge-tables.mdx';
import ReadLog, { meta as readLog } from './read-log.mdx';
import Schedule, { meta as schedule } from './schedule.mdx';
import SignIn, { meta as signIn } from './sign-in.mdx';
import SkipRow, { meta as skipRow } from './skip-row.mdx';
import VerifyDownload, { meta as verifyDownload } from './verify-download.mdx';

export interface Article {
  /** Its file's name; the address of the article and what votes are counted by. */
  id: string;
  title: string;
  category: string;
  summary: string;
  keywords: string;
  Content: ComponentType<{ components?: Record<string, unknown> }>;
}

export const categories = [
  { id: 'start', name: '开始' },
  { id: 'run', name: '运行与排错' },
  { id: 'web', name: '网页' },
  { id: 'sheet', name: '表格与文件' },
  { id: 'account', name: '账号、证书与安全' },
] as const;

/** In the order in which they stand within their category. */
export const articles: readonly Article[] = [
  { id: 'install-client', ...installClient, Content: InstallClient },
  { id: 'browser-component', ...browserComponent, Content: BrowserComponent },
  { id: 'first-flow', ...firstFlow, Content: FirstFlow },
  { id: 'schedule', ...schedule, Content: Schedule },
  { id: 'read-log', ...readLog, Content: ReadLog },
  { id: 'skip-row', ...skipRow, Content: SkipRow },
  { id: 'element-not-found', ...elementNotFound, Content: ElementNotFound },
  { id: 'login-pages', ...loginPages, Content: LoginPages },
  { id: 'download-files', ...downloadFiles, Content: DownloadFiles },
  { id: 'big-tables', ...bigTables, Content: BigTables },
  { id: 'merge-tables', ...mergeTables, Content: MergeTables },
  { id: 'verify-download', ...verifyDownload, Content: VerifyDownload },
  { id: 'sign-in', ...signIn, Content: SignIn },
  { id: 'apply-certificate', ...applyCertificate, Content: ApplyCertificate },
];

/** Beside the search: from first steps to what stops most often. */
export const asked = ['install-client', 'first-flow', 'element-not-found', 'skip-row', 'schedule'];
