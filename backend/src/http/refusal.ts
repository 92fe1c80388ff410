import type { ErrorDetail, ErrorReason } from '@shared/contract/endpoints';

/** HTTP status, which is also the envelope's code, and what the visitor is told. */
const refusals: Readonly<Record<ErrorReason, readonly [status: number, message: string]>> = {
  'invalid-request': [400, '填写的内容有误，请检查后重试'],
  'login-required': [401, '请先登录'],
  'role-required': [403, '你没有这样做的权限'],
  blocked: [403, '你暂时不能发言'],
  'has-role': [409, '有角色的人不能被禁止发言，请先请管理员收回角色'],
  'own-role': [409, '不能收回自己的管理员角色，请另一位管理员来做'],
  'not-author': [403, '只有作者本人可以这样做'],
  'not-found': [404, '内容不存在或已删除'],
  gone: [410, '内容已经撤下'],
  'rate-limited': [429, '操作太频繁，请稍后再试'],
  'server-error': [500, '服务暂时不可用，请稍后再试'],
  'jump-token-invalid': [400, '登录凭证已失效，请重新登录'],
  'table-full': [409, '这张桌子刚刚约满了'],
  'already-booked': [409, '你已经预约了这次开放日'],
  'event-over': [409, '预约已经结束'],
  'seat-free': [409, '这张桌有空座位，可以直接预约'],
  'already-waiting': [409, '你已经在这次开放日的一张桌上候补'],
  'wait-over': [409, '候补已经结束，可能已经排到了，请看“我的预订”'],
  'booking-cancelled': [409, '这个预约已经取消'],
  'checked-in': [409, '你已经签到，不能再取消；如果签错了，请找现场的工作人员撤销签到'],
  'already-applied': [409, '你已经申请过这个等级'],
  'already-reviewed': [409, '这份申请已经评定过了'],
  'own-application': [403, '自己的申请要由别人评定'],
  'file-missing': [400, '请选择要上传的文件'],
  'file-empty': [400, '文件是空的'],
  'file-too-large': [413, '文件不能超过 10 MB'],
  'body-too-large': [413, '提交的内容太长，请缩短后再试'],
  'file-type': [415, '只支持 PNG、JPG 和 PDF 文件'],
  'signature-refused': [403, '下载请求的签名不正确'],
  'clock-skew': [400, '设备时间不准，请校准后重试'],
  'link-expired': [410, '下载链接已过期，请重新下载'],
  'unknown-build': [404, '没有这个系统和处理器的版本'],
  'key-reused': [409, '这次提交的编号已经用在别的内容上，请刷新页面后重试'],
  'quota-day': [429, '今天上传的文件太多了，请明天再传'],
  'quota-total': [409, '你上传的文件已经占满空间，请联系我们清理'],
  'upload-broken': [400, '文件没有传完整，请重新上传'],
  'changed-since': [409, '这一条刚刚被同事改过，请先看看改了什么'],
  'in-use': [409, '还有内容用着它，不能删除'],
  'season-closed': [409, '这个赛季现在不收票'],
  'offset-wanted': [409, '这一段接不上，请从服务器说的位置继续'],
  'file-damaged': [409, '文件的内容和它的 SHA-256 对不上，请重新上传'],
  'effects-unseen': [409, '这次改动会影响已有的预约，请先看看影响谁，再确认'],
  'mail-under-way': [409, '这封邮件正在发送或已经发出，不能这样做'],
  'entry-state': [409, '这件作品现在不能这样做，请刷新后再看'],
  'entry-limit': [409, '没有发布的作品太多了，请先删掉几件草稿'],
  'last-operator': [409, '你是最后一位管理员，请先把管理员角色交给别人，再注销账号'],
};

/** A request that is answered with an error on purpose; thrown anywhere, answered by the one error handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly detail: ErrorDetail;

  constructor(reason: ErrorReason, detail: Omit<ErrorDetail, 'reason'> = {}, message?: string) {
    const [status, text] = refusals[reason];
    super(message ?? text);
    this.statusCode = status;
    this.detail = { reason, ...detail };
  }
}
