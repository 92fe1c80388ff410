import type { Undisguised } from './undisguise';

/** Points of a reason, and the reason in a moderator's words. */
export interface Reason {
  what: string;
  points: number;
}

const DIGITS: ReadonlyMap<string, string> = new Map(
  ['0零〇洞o', '1一壹幺妖li', '2二贰两', '3三叁', '4四肆', '5五伍', '6六陆', '7七柒拐', '8八捌', '9九玖勾'].flatMap(
    (same) => Array.from(same, (character) => [character, same.slice(0, 1)] as const),
  ),
);
const DIGIT_RUN = /[0-9零〇洞一壹幺妖二贰两三叁四肆五伍六陆七柒拐八捌九玖勾oli]{8,}/g;
const MOBILE = /^(?:86)?1[3-9]\d{9}$/;
/** What comes before a number that is nobody's: an order, an example. */
const NO_CONTACT =
  /(?:订单|单号|编号|流水|工单|发票(?:号|代码)|物流|快递|运单|工号|主键|时间戳|条码|示例|样例|例如|比如|测试|假|识别成|变成|写成|返回|结果|显示|输入|文本|字段|单元格|no|id|code)\P{L}{0,4}\p{L}{0,2}\P{L}{0,4}$/u;

const WECHAT_WORD =
  '(?:[微薇威葳维唯徽危围卫巍]|wei|v|w) ?(?:[信心芯欣辛新星x]|xin)|wechat|绿泡泡|(?<![a-z])(?:v|vx|wx)|' +
  // Not inside a word: pivot, 运维, 三维, 蔷薇, 轻微.
  '(?<![运三二多思纤降蔷紫采轻稍细略示权国校])[微薇徽威葳维]';
const JOINING = '(?:号码|账号|同号|号|id|是|为|加|搜|找|我|:|：|=|-|>|→|\\s){0,6}';
const wechat = () =>
  new RegExp(
    `(加|找|搜|添|联系|私|\\+|扣|咨询|滴|^|\\P{L})?\\s*(${WECHAT_WORD}|心)(${JOINING})([a-z][a-z0-9_-]{5,19})(?![a-z0-9])`,
    'giu',
  );
/** Nobody who speaks of programs writes WeChat like this. */
const DISGUISED = /^(?:[薇葳]|[薇威葳维唯徽危围巍][信心芯欣辛新星]|微[心芯欣辛新星])$/;
const OF_PROGRAMS =
  /wechat|weixin|exe|dll|api|hook|win|mac|app|uia|xpath|sdk|ocr|bot|work|python|java|studio|http|www|com|script|client|server|auto|selector|element|error|excel|version|robot|rpa|^v?\d+$/;
const QQ =
  /(?:qq|扣扣|扣|企鹅|叩叩|秋秋|球球|蔻蔻|q|群|群号|v|微信|微|薇|卫星|加|联系)(?:群|号|码|号码|微|信|同号|是|加|搜|找|v|我|扣|q){0,4}([1-9][0-9]{5,11})(?![0-9])/g;
const MAIL = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;
const HIDDEN_MAIL = /[a-z0-9_]{4,}\s*(?:#|\(at\)|\[at\]|艾特|爱特|圈a)\s*(?:qq|163|126|gmail|foxmail|outlook|sina)/;
const NO_MAIL = /example|test|company|corp|demo|xxx|domain|local/;

const TELEGRAM = /(?:电报|飞机号|纸飞机|蝙蝠|tg|telegram)[^a-z0-9]{0,6}@?[a-z][a-z0-9_]{4,}/;

/** Numbers, names and addresses by which somebody is to be reached outside. */
export function contactsIn({ open, clear, compact }: Undisguised): Reason[] {
  const words = clear.replaceAll(/https?:\/\/\S+/g, ' ');
  return [mobileIn(compact, open), wechatIn(words), qqIn(compact), mailIn(words), ...linksIn(clear, compact)].filter(
    (reason) => reason !== null,
  );
}

const digitsOf = (run: string) => Array.from(run, (character) => DIGITS.get(character) ?? '').join('');

function mobileIn(compact: string, open: string): Reason | null {
  let best: Reason | null = null;
  for (const { 0: run, index } of compact.matchAll(DIGIT_RUN)) {
    const digits = digitsOf(run);
    if (!MOBILE.test(digits)) continue;
    const before = compact.slice(Math.max(0, index - 16), index);
    if (NO_CONTACT.test(before) && !/(?:电话|联系|拨打|咨询|致电)\p{L}{0,3}$/u.test(before)) continue;
    const asWritten = open.includes(digits);
    best = asWritten ? (best ?? { what: '手机号', points: 30 }) : { what: '改写过的手机号', points: 45 };
  }
  return best;
}

function wechatIn(clear: string): Reason | null {
  if (TELEGRAM.test(clear)) return { what: '别的聊天软件的号', points: 40 };
  for (const [, verb = '', word = '', joining = '', name = ''] of clear.matchAll(wechat())) {
    const isAsked = /[加找搜添私+滴]/.test(verb) || DISGUISED.test(word);
    if (word === '心' && !/[加+]/.test(verb)) continue;
    if (!isAsked && OF_PROGRAMS.test(name)) continue;
    if (isAsked || /\d/.test(name) || /[号:：加搜找是]/.test(joining)) return { what: '微信号', points: 40 };
  }
  return null;
}

function qqIn(compact: string): Reason | null {
  const plain = compact.replaceAll(DIGIT_RUN, digitsOf);
  for (const [, number = ''] of plain.matchAll(QQ)) {
    return { what: `QQ 号、群号或号码（${number.length} 位）`, points: 35 };
  }
  return null;
}

function mailIn(clear: string): Reason | null {
  if (HIDDEN_MAIL.test(clear)) return { what: '改写过的邮箱', points: 40 };
  const known = [...clear.matchAll(MAIL)].some(([, domain = '']) => !NO_MAIL.test(domain));
  return known ? { what: '邮箱', points: 15 } : null;
}

const LINK =
  /(?:https?:\/\/|www\.)?((?:[a-z0-9-]+\.)+(?:com|cn|net|org|io|cc|top|xyz|vip|club|icu|shop|site|online|win|bet|fun|live|link|ly|me|tv|co|app|dev|info|biz|ltd|work|ink|pro|im|gg|gd|mk|to|la|tk|ml))(?![\w(=-])/g;
const KNOWN =
  /(?:^|\.)(?:github|gitee|gitlab|microsoft|python|mozilla|w3|w3school|csdn|zhihu|aliyun|tencent|juejin|stackoverflow|npmjs|pypi|runoob|bilibili|baidu|cnblogs|feishu|yuque|example|localhost|readthedocs|apache|mysql|postgresql|selenium|playwright|nodejs|oracle|google|taobao|tmall|jd|1688|weixin|qq|alipay|dingtalk|wps|kdocs|163|segmentfault|jianshu|oschina|regex101|chinatax|gov|edu|huawei|docker|ubuntu|chrome|mail|sogou|douyin|kuaishou|xiaohongshu|amazon|sap|yonyou|kingdee|uipath|yingdao|company|corp|test|demo|abc|xxx|intranet|json|demo)\.(?:[a-z.]+)$/;
const SHORT =
  /^(?:[a-z0-9]{1,4}\.(?:gd|mk|ly|im|cc|cn)|u\.to|t\.cn|dwz\.cn|bit\.ly|suo\.im|suo\.nz|url\.cn|tinyurl\.com|reurl\.cc|is\.gd|t\.ly|mr\.mk|3\.cn|c6y\.cc|u\.to|t\.me|wa\.me|rrd\.me|m6z\.cn|dwz\.[a-z]+|kurl\.[a-z]+)$/;
const CHEAP = /\.(?:top|xyz|vip|club|icu|shop|site|online|win|bet|fun|live|link|cc|tk|ml|ltd|ink|work|la|biz)$/;
const SPELLED = /[a-z0-9]{2,}\s*(?:点|點|dot|丶|。|．|,)\s*(?:com|cn|net|cc|top|vip|xyz|club|me|shop)/;
const ODD = /(?:w\s+w\s+w|www\s*[。·点]|[a-z0-9]\s+\.\s+(?:com|cn|cc|top|vip|net|xyz))/;
const RUN_TOGETHER = /(?:www|https?)[a-z0-9]{3,}(?:com|cn|cc|top|vip|net|xyz)/;

function linksIn(clear: string, compact: string): Reason[] {
  const hosts = [...clear.matchAll(LINK)].map(([, host = '']) => host);
  if (hosts.some((host) => SHORT.test(host))) return [{ what: '短链接', points: 40 }];
  const unknown = hosts.filter((host) => !KNOWN.test(host));
  if (unknown.some((host) => CHEAP.test(host))) return [{ what: '可疑的网址', points: 40 }];
  if (unknown.length > 0) return [{ what: '站外网址', points: 15 }];
  const isHidden = SPELLED.test(clear) || ODD.test(clear) || (hosts.length === 0 && RUN_TOGETHER.test(compact));
  return isHidden ? [{ what: '改写过的网址', points: 45 }] : [];
}
