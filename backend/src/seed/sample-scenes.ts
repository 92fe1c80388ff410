import type { Queryable } from '../database/database';

type Item = readonly [value: string, label: string, description: string];

const scenes: Readonly<Record<string, readonly Item[]>> = {
  'contact-topic': [
    ['trial', '想先试用', '帮您装好客户端，跑通第一个流程'],
    ['purchase', '版本与购买', '版本区别、报价与合同'],
    ['partner', '合作伙伴', '代理、交付与联合方案'],
    ['education', '教育与认证', '课程、院校合作与等级认证'],
    ['support', '使用中遇到问题', '请写下版本号和出错的步骤'],
    ['other', '其他', ''],
  ],
  'forum-topic': [
    ['start', '新手入门', '安装、录制、运行第一个流程'],
    ['web', '网页自动化', '元素定位、登录、下载'],
    ['sheet', '表格与文件', 'Excel、PDF 与文件夹'],
    ['ecommerce', '电商数据', '店铺后台与连接器'],
    ['ai', 'AI 应用', 'AI Power 与 AI Weave'],
    ['manage', '调度与管理', '排期、权限与日志'],
  ],
  'work-season': [
    ['2026', '2026 赛季', '正在征集'],
    ['2025', '2025 赛季', '已结束'],
  ],
  'work-category': [
    ['finance', '财务', ''],
    ['operation', '运营', ''],
    ['service', '客服', ''],
    ['hr', '人事', ''],
    ['develop', '开发', ''],
  ],
};

export async function seedScenes(database: Queryable): Promise<void> {
  for (const [scene, items] of Object.entries(scenes)) {
    for (const [position, [value, label, description]] of items.entries()) {
      const sql =
        'insert into scene_items (scene_code, value, label, description, position) values ($1, $2, $3, $4, $5)';
      await database.query(sql, [scene, value, label, description, position]);
    }
  }
}
