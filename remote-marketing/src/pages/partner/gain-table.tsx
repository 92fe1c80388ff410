import { text } from '@shared/ui';
import styles from './gain-table.module.css';

const kinds = ['交付', '渠道', '课程', '技术'] as const;

const gains = [
  { name: '客户端授权', by: ['项目内使用', '演示授权', '教学授权', '开发授权'] },
  { name: '培训与考级', by: ['两名免费', '一名免费', '讲师认证', '技术答疑群'] },
  { name: '商机', by: ['按地区与行业派', '登记后保护 90 天', '企业内训转介', '插件目录收录'] },
  { name: '收入', by: ['交付费归你', '按成交分成', '课程分成', '插件自主定价'] },
  { name: '对接的人', by: ['交付经理', '渠道经理', '教研', '开发者关系'] },
] as const;

/** Gains of each kind of partner; a phone shows the one that is chosen above the table, without a script. */
export function GainTable() {
  return (
    <div className={styles.gains}>
      <fieldset className={styles.kinds}>
        <legend className={text.visuallyHidden}>看哪一类伙伴</legend>
        {kinds.map((kind, index) => (
          <label key={kind}>
            <input type="radio" name="partner-kind" value={index} defaultChecked={index === 0} />
            {kind}
          </label>
        ))}
      </fieldset>
      <table className={styles.table} aria-label="四类伙伴各得到什么，示例">
        <thead>
          <tr>
            <th scope="col">得到</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gains.map(({ name, by }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {by.map((gain) => (
                <td key={gain}>{gain}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.note}>以上为示例，具体以双方协议为准。</p>
    </div>
  );
}
