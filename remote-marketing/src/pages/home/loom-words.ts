/** What the picture of the page is labelled with, beside its steps and what is woven. */
export const loomWords = {
  label:
    '流程“每日退款核对”穿过店铺后台、订单系统、仓库系统、支付平台和客服群：前三步已完成，正在核对退款金额，最后一步等待；下方是当天已经跑完的三条流程',
  systems: ['店铺后台', '订单系统', '仓库系统', '支付平台', '报销系统', '邮箱', '客服群'],
  running: '核对退款金额',
  waiting: '列出存疑几单',
  states: { done: '完成', running: '运行中', waiting: '等待' },
};
