/** Holds every call of docs/requirements.md section 7 against what goes over the wire. The expectations are the specification's, not the contract's. */
import { listenLoginRequired } from '@shared/contract';
import * as routes from '@shared/contract/endpoints';
import { endpoints } from '@shared/contract/schemas';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { clearToken, storeToken } from './auth';
import { type CallOptions, call, getDownloadLink, uploadFile } from './index';

interface Row {
  line: `${'GET' | 'POST'} /${string}`;
  token: routes.TokenPolicy;
  /** Query of a GET, body of a POST. */
  input?: object;
  /** Makes the call where more is to be done. */
  by?: (options?: CallOptions) => Promise<unknown>;
}

const work = { season: '2026', keyword: '发票', sort: 'likes', page: 2, size: 12 };
const message = { name: '李', contact: '400-990-1065', topic: 'sales', message: '请回电', consent: true };
const booking = { tableId: 3, name: '李', phone: '13800000000', note: '靠窗' };
const application = { level: 'junior', realName: '李', statement: '对账', evidence: ['0'.repeat(32)] };
const likeTarget = { targetType: 'work', targetId: 4 };

const rows = {
  comicChapterDelete: {
    line: 'POST /api/v1/sns/comic/comicChapter/delete',
    token: 'required',
    input: { chapterId: 1 },
  },
  comicChapterSimpleList: {
    line: 'GET /api/noauth/v1/sns/comic/comicChapter/simpleList',
    token: 'none',
    input: { comicId: 1 },
  },
  comicChapterDetail: {
    line: 'GET /api/noauth/v1/sns/comic/comicChapter/detail',
    token: 'optional',
    input: { chapterId: 1 },
  },
  comicChapterList: { line: 'GET /api/noauth/v1/sns/comic/comicChapter/list', token: 'none', input: { comicId: 1 } },
  comicTopicList: { line: 'GET /api/noauth/v1/sns/comic/topic/list', token: 'none' },
  comicChapterLikeUserList: {
    line: 'GET /api/noauth/v1/sns/comic/comicChapter/likeUserList',
    token: 'none',
    input: { chapterId: 1, size: 5 },
  },
  comicList: { line: 'GET /api/noauth/v1/sns/comic/comicList', token: 'optional', input: { topicId: 2, page: 3 } },
  comicClickToView: { line: 'POST /api/v1/sns/comic/user/clickToView', token: 'required', input: { chapterId: 1 } },
  activityWorksPage: { line: 'POST /api/noauth/v1/coe/activityWorks/page', token: 'optional', input: work },
  customAssist: { line: 'POST /api/v1/custom/assist', token: 'optional', input: message },
  likeCreate: { line: 'POST /api/v1/sns/user/like/create', token: 'required', input: likeTarget },
  likeDelete: { line: 'POST /api/v1/sns/user/like/delete', token: 'required', input: likeTarget },
  tableAppointmentCount: { line: 'GET /api/noauth/v1/sns/forum/table/query-appointment-count', token: 'none' },
  tableConfig: { line: 'GET /api/v1/sns/forum/table/query-table-config', token: 'required', input: { eventId: 1 } },
  tableSubmitAppointment: {
    line: 'POST /api/v1/sns/forum/table/submit-appointment',
    token: 'required',
    input: booking,
  },
  userInfoRich: { line: 'GET /api/v1/user/info/rich', token: 'required' },
  personalGradeApply: { line: 'POST /api/eco/v1/personalGrade/apply', token: 'optional', input: application },
  personalGradeVerify: {
    line: 'POST /api/eco/v1/personalGrade/verify',
    token: 'optional',
    input: { certificateNo: 'RPA-2026-000001' },
  },
  answerCancelRecommend: {
    line: 'POST /api/v1/sns/forum/answer/cancelOfficialRecommended',
    token: 'required',
    input: { answerId: 7 },
  },
  answerQuery: { line: 'GET /api/noauth/v1/sns/forum/answer/query', token: 'optional', input: { questionId: 5 } },
  answerDelete: { line: 'POST /api/v1/sns/forum/answer/delete', token: 'required', input: { answerId: 7 } },
  answerRecommend: {
    line: 'POST /api/v1/sns/forum/answer/officialRecommended',
    token: 'required',
    input: { answerId: 7 },
  },
  answerCreate: {
    line: 'POST /api/v1/sns/forum/answer/create',
    token: 'required',
    input: { questionId: 5, content: '<b>' },
  },
  clientBuilds: { line: 'GET /api/v1/sys/download/client', token: 'optional', input: { os: 'win' } },
  accessTokenByJumpToken: {
    line: 'GET /api/v1/user/login/getAccessTokenByJumpToken',
    token: 'optional',
    input: { jumpToken: 'j'.repeat(20) },
  },
  sceneDataSource: {
    line: 'GET /api/v1/sys/sceneDataSource/listBySceneCode',
    token: 'optional',
    input: { sceneCode: 'forum-topic' },
  },
  userGetAndEnter: { line: 'POST /api/v1/sns/user/getAndEnter', token: 'required' },
  userLogout: { line: 'POST /api/v1/user/logout', token: 'required' },
  fileUpload: {
    line: 'POST /api/eco/v1/file/upload',
    token: 'optional',
    by: (options) => uploadFile(new File(['%PDF-'], '证明.pdf'), options),
  },
  downloadLink: {
    line: 'GET /api/ext/v1/download/link',
    token: 'none',
    by: (options) => getDownloadLink({ os: 'win', arch: 'x64', version: '5.2.0' }, options),
    // HMAC-SHA256 by node:crypto over arch=x64&bizCode=rpa&os=win&secretId=site-web&timestamp=1800000000000
    input: {
      arch: 'x64',
      bizCode: 'rpa',
      os: 'win',
      secretId: 'site-web',
      timestamp: '1800000000000',
      version: '5.2.0',
      signature: '',
    },
  },
} satisfies Record<string, Row>;

type Name = keyof typeof rows;

const table = Object.entries<Row>(rows).map(([name, row]) => ({ name: name as Name, ...row }));
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

test('the table has every call of the specification, and the download link', () => {
  const specified = endpoints.filter(({ route }) => !route.path.startsWith('/api/ext/')).map(({ name }) => name);
  expect(specified).toHaveLength(29);
  expect(table.map(({ name }) => name).sort()).toEqual([...specified, 'downloadLink'].sort());
});

describe.each(table)('$line', ({ name, line, token, input = {}, by }) => {
  const route: routes.Route = routes[name];
  const make = by ?? ((options?: CallOptions) => call(route, input as never, options));
  const get = line.startsWith('GET');

  test('goes over the wire as specified, with the token where one is sent', async () => {
    storeToken('secret-token');
    await make();
    const [sent] = server.received;
    expect(server.received).toHaveLength(1);
    expect(`${sent?.method} ${sent?.path}`).toBe(line);
    expect(sent?.headers.authorization).toBe(token === 'none' ? undefined : 'Bearer secret-token');
    const texts = Object.fromEntries(Object.entries(get ? input : {}).map(([key, value]) => [key, String(value)]));
    expect(sent?.query).toEqual(name === 'downloadLink' ? { ...texts, signature: await reference(texts) } : texts);
    if (name === 'fileUpload') expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    else expect(sent?.body).toBe(get ? '' : JSON.stringify(input));
  });

  test(
    token === 'required' ? 'is refused before anything is sent without a token' : 'is sent without a token',
    async () => {
      const reasons: unknown[] = [];
      const stop = listenLoginRequired((detail) => reasons.push(detail));
      const result = make({ loginReason: '试一试' });
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
    expect({ line: `${route.method} ${route.path}`, token: route.token }).toEqual({ line, token });
  });
});

/** The signature as the server computes it. */
async function reference({ arch, bizCode, os, secretId, timestamp }: Record<string, string>): Promise<string> {
  const { createHmac } = await import('node:crypto');
  const signed = `arch=${arch}&bizCode=${bizCode}&os=${os}&secretId=${secretId}&timestamp=${timestamp}`;
  return createHmac('sha256', 'public-download-throttle').update(signed).digest('hex');
}
