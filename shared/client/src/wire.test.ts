/** Holds every row of docs/requirements.md section 7 against what goes over the wire. The expectations are the specification's, not the contract's. */
import { listenLoginRequired } from '@shared/contract';
import { type TokenPolicy, specifiedEndpoints } from '@shared/contract/endpoints';
import { clearToken, storeToken } from './auth';
import { ApiTestServer } from '@shared/testing/api-test-server';
import * as api from './index';

interface Row {
  line: `${'GET' | 'POST'} /${string}`;
  token: TokenPolicy;
  call: (options?: api.CallOptions) => Promise<unknown>;
  query?: Record<string, string>;
  body?: unknown;
}

const work = { season: '2026', keyword: '发票', sort: 'likes' as const, page: 2, size: 12 };
const message = { name: '李', contact: '400-990-1065', topic: 'sales', message: '请回电', consent: true as const };
const booking = { tableId: 3, name: '李', phone: '13800000000', note: '靠窗' };
const application = { level: 'junior' as const, realName: '李', statement: '对账', evidence: ['0'.repeat(32)] };
const likeTarget = { targetType: 'work' as const, targetId: 4 };

const rows: Record<keyof typeof specifiedEndpoints, Row> = {
  comicChapterDelete: {
    line: 'POST /api/v1/sns/comic/comicChapter/delete',
    token: 'required',
    call: (o) => api.deleteComicChapter({ chapterId: 1 }, o),
    body: { chapterId: 1 },
  },
  comicChapterSimpleList: {
    line: 'GET /api/noauth/v1/sns/comic/comicChapter/simpleList',
    token: 'none',
    call: (o) => api.getChapterNames({ comicId: 1 }, o),
    query: { comicId: '1' },
  },
  comicChapterDetail: {
    line: 'GET /api/noauth/v1/sns/comic/comicChapter/detail',
    token: 'optional',
    call: (o) => api.getChapter({ chapterId: 1 }, o),
    query: { chapterId: '1' },
  },
  comicChapterList: {
    line: 'GET /api/noauth/v1/sns/comic/comicChapter/list',
    token: 'none',
    call: (o) => api.getChapters({ comicId: 1 }, o),
    query: { comicId: '1' },
  },
  comicTopicList: {
    line: 'GET /api/noauth/v1/sns/comic/topic/list',
    token: 'none',
    call: (o) => api.getComicTopics(o),
  },
  comicChapterLikeUserList: {
    line: 'GET /api/noauth/v1/sns/comic/comicChapter/likeUserList',
    token: 'none',
    call: (o) => api.getChapterLikeUsers({ chapterId: 1, size: 5 }, o),
    query: { chapterId: '1', size: '5' },
  },
  comicList: {
    line: 'GET /api/noauth/v1/sns/comic/comicList',
    token: 'optional',
    call: (o) => api.getComics({ topicId: 2, page: 3 }, o),
    query: { topicId: '2', page: '3' },
  },
  comicClickToView: {
    line: 'POST /api/v1/sns/comic/user/clickToView',
    token: 'required',
    call: (o) => api.markChapterRead({ chapterId: 1 }, o),
    body: { chapterId: 1 },
  },
  activityWorksPage: {
    line: 'POST /api/noauth/v1/coe/activityWorks/page',
    token: 'optional',
    call: (o) => api.getWorks(work, o),
    body: work,
  },
  customAssist: {
    line: 'POST /api/v1/custom/assist',
    token: 'optional',
    call: (o) => api.leaveMessage(message, o),
    body: message,
  },
  likeCreate: {
    line: 'POST /api/v1/sns/user/like/create',
    token: 'required',
    call: (o) => api.like(likeTarget, o),
    body: likeTarget,
  },
  likeDelete: {
    line: 'POST /api/v1/sns/user/like/delete',
    token: 'required',
    call: (o) => api.unlike(likeTarget, o),
    body: likeTarget,
  },
  tableAppointmentCount: {
    line: 'GET /api/noauth/v1/sns/forum/table/query-appointment-count',
    token: 'none',
    call: (o) => api.getTableCounts({}, o),
  },
  tableConfig: {
    line: 'GET /api/v1/sns/forum/table/query-table-config',
    token: 'required',
    call: (o) => api.getTableConfig({ eventId: 1 }, o),
    query: { eventId: '1' },
  },
  tableSubmitAppointment: {
    line: 'POST /api/v1/sns/forum/table/submit-appointment',
    token: 'required',
    call: (o) => api.bookTable(booking, o),
    body: booking,
  },
  userInfoRich: { line: 'GET /api/v1/user/info/rich', token: 'required', call: (o) => api.getUser(o) },
  personalGradeApply: {
    line: 'POST /api/eco/v1/personalGrade/apply',
    token: 'optional',
    call: (o) => api.applyForGrade(application, o),
    body: application,
  },
  fileUpload: {
    line: 'POST /api/eco/v1/file/upload',
    token: 'optional',
    call: (o) => api.uploadFile(new File(['%PDF-'], '证明.pdf'), o),
  },
  personalGradeVerify: {
    line: 'POST /api/eco/v1/personalGrade/verify',
    token: 'optional',
    call: (o) => api.verifyCertificate({ certificateNo: 'YS-2026-000001' }, o),
    body: { certificateNo: 'YS-2026-000001' },
  },
  answerCancelRecommend: {
    line: 'POST /api/v1/sns/forum/answer/cancelOfficialRecommended',
    token: 'required',
    call: (o) => api.cancelRecommendAnswer({ answerId: 7 }, o),
    body: { answerId: 7 },
  },
  answerQuery: {
    line: 'GET /api/noauth/v1/sns/forum/answer/query',
    token: 'optional',
    call: (o) => api.getAnswers({ questionId: 5 }, o),
    query: { questionId: '5' },
  },
  answerDelete: {
    line: 'POST /api/v1/sns/forum/answer/delete',
    token: 'required',
    call: (o) => api.deleteAnswer({ answerId: 7 }, o),
    body: { answerId: 7 },
  },
  answerRecommend: {
    line: 'POST /api/v1/sns/forum/answer/officialRecommended',
    token: 'required',
    call: (o) => api.recommendAnswer({ answerId: 7 }, o),
    body: { answerId: 7 },
  },
  answerCreate: {
    line: 'POST /api/v1/sns/forum/answer/create',
    token: 'required',
    call: (o) => api.createAnswer({ questionId: 5, content: '<b>' }, o),
    body: { questionId: 5, content: '<b>' },
  },
  clientBuilds: {
    line: 'GET /api/v1/sys/download/client',
    token: 'optional',
    call: (o) => api.getClientBuilds({ os: 'win' }, o),
    query: { os: 'win' },
  },
  accessTokenByJumpToken: {
    line: 'GET /api/v1/user/login/getAccessTokenByJumpToken',
    token: 'optional',
    call: (o) => api.exchangeJumpToken({ jumpToken: 'j'.repeat(20) }, o),
    query: { jumpToken: 'j'.repeat(20) },
  },
  sceneDataSource: {
    line: 'GET /api/v1/sys/sceneDataSource/listBySceneCode',
    token: 'optional',
    call: (o) => api.getSceneItems({ sceneCode: 'forum-topic' }, o),
    query: { sceneCode: 'forum-topic' },
  },
  userGetAndEnter: {
    line: 'POST /api/v1/sns/user/getAndEnter',
    token: 'required',
    call: (o) => api.enterCommunity(o),
    body: {},
  },
  userLogout: { line: 'POST /api/v1/user/logout', token: 'required', call: (o) => api.endLogin(o), body: {} },
  downloadLink: {
    line: 'GET /api/ext/v1/download/link',
    token: 'none',
    call: (o) => api.getDownloadLink({ os: 'win', arch: 'x64', version: '5.2.0' }, o),
    // HMAC-SHA256 by node:crypto over arch=x64&bizCode=rpa&os=win&secretId=site-web&timestamp=1800000000000
    query: {
      arch: 'x64',
      bizCode: 'rpa',
      os: 'win',
      secretId: 'site-web',
      timestamp: '1800000000000',
      version: '5.2.0',
      signature: '',
    },
  },
};

const table = Object.entries(rows).map(([name, row]) => ({ name, ...row }));
const server = new ApiTestServer();

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
});
beforeEach(() => {
  server.reset();
  clearToken();
  // Something for the calls that read their answer.
  server.planned.push({ body: { code: 200, data: '/api/x', msg: '' } });
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.stop());

test('the table has the 29 rows of section 7 and the download link', () => {
  expect(table).toHaveLength(30);
});

describe.each(table)('$line', ({ name, line, token, call, query = {}, body }) => {
  test('goes over the wire as specified, with the token where one is sent', async () => {
    storeToken('secret-token');
    await call();
    const [sent] = server.received;
    expect(server.received).toHaveLength(1);
    expect(`${sent?.method} ${sent?.path}`).toBe(line);
    expect(sent?.headers.authorization).toBe(token === 'none' ? undefined : 'Bearer secret-token');
    expect(sent?.query).toEqual(name === 'downloadLink' ? { ...query, signature: await reference(query) } : query);
    if (body !== undefined) expect(JSON.parse(sent?.body ?? '')).toEqual(body);
    if (name === 'fileUpload') expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  test(
    token === 'required' ? 'is refused before anything is sent without a token' : 'is sent without a token',
    async () => {
      const reasons: unknown[] = [];
      const stop = listenLoginRequired((detail) => reasons.push(detail));
      const result = call({ loginReason: '试一试' });
      if (token === 'required') {
        await expect(result).rejects.toMatchObject({ name: 'LoginRequiredError', message: '请先登录', request: line });
        expect(reasons).toEqual([{ reason: '试一试' }]);
        expect(server.received).toHaveLength(0);
      } else {
        await result;
        expect(reasons).toEqual([]);
        expect(server.received[0]?.headers.authorization).toBeUndefined();
      }
      stop();
    },
  );

  test('has the method, path and token policy that the contract states', () => {
    const { method, path, token: policy } = specifiedEndpoints[name as keyof typeof specifiedEndpoints];
    expect({ line: `${method} ${path}`, policy }).toEqual({ line, policy: token });
  });
});

/** The signature as the server computes it. */
async function reference({ arch, bizCode, os, secretId, timestamp }: Record<string, string>): Promise<string> {
  const { createHmac } = await import('node:crypto');
  const signed = `arch=${arch}&bizCode=${bizCode}&os=${os}&secretId=${secretId}&timestamp=${timestamp}`;
  return createHmac('sha256', 'public-download-throttle').update(signed).digest('hex');
}
