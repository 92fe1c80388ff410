import type { TranslationMessages } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { fieldLabels } from './field-labels';

/** Words that react-admin says by itself. */
const messages: TranslationMessages = {
  ra: {
    action: {
      ...{ add_filter: '添加筛选', add: '添加', back: '返回', bulk_actions: '已选 %{smart_count} 项', cancel: '取消' },
      ...{ clear_array_input: '清空列表', clear_input_value: '清空', clone: '复制', confirm: '确定', create: '新建' },
      ...{ create_item: '新建%{item}', delete: '删除', edit: '编辑', export: '导出', list: '列表', refresh: '刷新' },
      ...{ remove_filter: '去掉这个筛选', remove_all_filters: '去掉所有筛选', remove: '移除', reset: '还原' },
      ...{ save: '保存', search: '搜索', search_columns: '搜索列', select_all: '全选', select_all_button: '全选' },
      ...{ select_row: '选择这一行', show: '查看', sort: '排序', undo: '撤销', unselect: '取消选择', expand: '展开' },
      ...{ close: '关闭', open_menu: '打开菜单', close_menu: '收起菜单', update: '更新', move_up: '上移' },
      ...{ move_down: '下移', open: '打开', toggle_theme: '切换明暗', select_columns: '选择列' },
      update_application: '重新载入',
    },
    boolean: { true: '是', false: '否', null: ' ' },
    page: {
      ...{ create: '新建%{name}', dashboard: '今天', edit: '%{name} %{recordRepresentation}', error: '出了点问题' },
      ...{ list: '%{name}', loading: '正在打开', not_found: '没有这一页', show: '%{name} %{recordRepresentation}' },
      ...{
        empty: '还没有%{name}。',
        invite: '要新建一条吗？',
        access_denied: '没有权限',
        authentication_error: '登录有问题',
      },
    },
    input: {
      file: { upload_several: '把文件拖到这里，或点按选择。', upload_single: '把文件拖到这里，或点按选择。' },
      image: { upload_several: '把图片拖到这里，或点按选择。', upload_single: '把图片拖到这里，或点按选择。' },
      references: {
        all_missing: '找不到相关的内容。',
        many_missing: '相关的内容里有的已经不在了。',
        single_missing: '相关的内容已经不在了。',
      },
      password: { toggle_visible: '隐藏密码', toggle_hidden: '显示密码' },
    },
    message: {
      ...{ about: '关于', access_denied: '你的角色不能打开这一页', are_you_sure: '确定吗？' },
      ...{ authentication_error: '登录没有验证成功。', auth_error: '验证登录时出了错。' },
      bulk_delete_content: '确定删除所选的 %{smart_count} 项%{name}吗？',
      bulk_delete_title: '删除 %{smart_count} 项%{name}',
      bulk_update_content: '确定修改所选的 %{smart_count} 项%{name}吗？',
      bulk_update_title: '修改 %{smart_count} 项%{name}',
      ...{ clear_array_input: '确定清空整个列表吗？', delete_content: '确定删除吗？' },
      ...{ delete_title: '删除“%{recordRepresentation}”', details: '详情', error: '操作没有完成。' },
      ...{
        invalid_form: '有的内容要改一改，请看标红的地方',
        loading: '请稍候',
        no: '否',
        not_found: '地址不对，或者内容已经删除。',
      },
      select_all_limit_reached: '太多了，只选了前 %{max} 项。',
      ...{ unsaved_changes: '有些修改还没保存，确定离开吗？', yes: '是' },
      placeholder_data_warning: '网络有问题，没有取到最新的内容。',
    },
    navigation: {
      ...{ clear_filters: '清除筛选', no_filtered_results: '没有符合条件的%{name}。', no_results: '没有%{name}' },
      ...{ no_more_results: '第 %{page} 页没有内容，请看前一页。', page_out_of_boundaries: '没有第 %{page} 页' },
      ...{ page_out_from_end: '已经是最后一页', page_out_from_begin: '已经是第一页' },
      ...{ page_range_info: '第 %{offsetBegin} 至 %{offsetEnd} 条，共 %{total} 条' },
      partial_page_range_info: '第 %{offsetBegin} 至 %{offsetEnd} 条',
      ...{ current_page: '第 %{page} 页', page: '到第 %{page} 页', first: '第一页', last: '最后一页' },
      ...{ next: '下一页', previous: '上一页', page_rows_per_page: '每页', skip_nav: '跳到内容' },
    },
    sort: { sort_by: '按 %{field_lower_first} %{order}', ASC: '升序', DESC: '降序' },
    auth: {
      ...{ auth_check_error: '请先登录', user_menu: '我的账号', username: '用户名', password: '密码', email: '邮箱' },
      ...{ sign_in: '登录', sign_in_error: '登录没有成功，请再试一次', logout: '退出登录' },
    },
    notification: {
      ...{
        updated: '已保存',
        created: '已新建',
        deleted: '已删除 |||| 已删除 %{smart_count} 项',
        bad_item: '内容不正确',
      },
      ...{
        item_doesnt_exist: '内容不存在或已删除',
        http_error: '没有连上服务器',
        data_provider_error: '操作没有完成。',
      },
      ...{ i18n_error: '没有取到界面文字', canceled: '已撤销', logged_out: '登录已经结束，请再登录一次。' },
      ...{ not_authorized: '你的角色不能这样做。', application_update_available: '工作台有新版本。' },
      offline: '没有网络，取不到内容。',
    },
    validation: {
      ...{
        required: '请填写',
        minLength: '至少 %{min} 个字',
        maxLength: '最多 %{max} 个字',
        minValue: '至少是 %{min}',
      },
      ...{ maxValue: '最多是 %{max}', number: '请填数字', email: '请填邮箱地址', oneOf: '请从这些里选：%{options}' },
      ...{ regex: '格式不正确', unique: '已经有了' },
    },
    saved_queries: {
      ...{ label: '存下的筛选', query_name: '名称', new_label: '存下现在的筛选…', new_dialog_title: '把筛选存为' },
      ...{
        remove_label: '移除存下的筛选',
        remove_label_with_name: '移除“%{name}”',
        remove_dialog_title: '移除存下的筛选吗？',
      },
      ...{ remove_message: '确定移除吗？', help: '先筛选，再存下来以后用' },
    },
    guesser: { empty: { title: '没有可显示的内容', message: '还没有数据' } },
    configurable: {
      ...{ customize: '调整', configureMode: '调整这一页' },
      inspector: {
        title: '调整',
        content: '移到要调整的地方',
        reset: '还原',
        hideAll: '全部隐藏',
        showAll: '全部显示',
      },
      Datagrid: { title: '表格', unlabeled: '第 %{column} 列' },
      SimpleForm: { title: '表单', unlabeled: '第 %{input} 项' },
      SimpleList: { title: '列表', primaryText: '主要文字', secondaryText: '次要文字', tertiaryText: '其他文字' },
    },
  },
};

/** Labels that react-admin looks up for fields without one of their own. */
const fields = Object.fromEntries(Object.entries(fieldLabels).map(([name, labels]) => [name, { fields: labels }]));

/** Words for lists whose name is no name of one row. */
const pages = { chapters: { ...fields['chapters'], page: { create: '新建一话' } } };

/** The desk speaks Chinese alone; a resource brings its own name (`options.label`), its fields are called in `field-labels.ts`. */
export const chinese = polyglotI18nProvider(
  () => ({ ...messages, resources: { ...fields, ...pages } }),
  'zh',
  [{ locale: 'zh', name: '中文' }],
  {
    allowMissing: true,
  },
);
