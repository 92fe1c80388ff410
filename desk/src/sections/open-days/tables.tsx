import TableIcon from '@mui/icons-material/TableRestaurant';
import * as calls from '@shared/contract/endpoints';
import { openDayTableFields } from '@shared/contract/fields';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';

const { name, topic, description, host } = openDayTableFields;

const openDay = { reference: 'open-days', text: 'title' };

export const openDayTables = describe({
  name: 'open-day-tables',
  label: '开放日的桌',
  roles: ['editor', 'events'],
  icon: TableIcon,
  calls: { list: calls.openDayTableList, save: calls.openDayTableSave, remove: calls.openDayTableRemove },
  represent: 'name',
  list: {
    sort: ['startsAt', 'DESC'],
    sorts: ['name', 'startsAt', 'capacity'],
    filters: ['keyword', { source: 'eventId', label: '开放日', ...openDay }],
    columns: ['eventTitle', 'name', 'topic', 'host', time('startsAt'), 'booked', 'capacity'],
  },
  form: {
    title: '新建桌',
    confirmed: { effects: calls.openDayTableEffects, save: calls.openDayTableSave },
    removes: '有人预约的桌不能删除。',
    fields: [
      { source: 'eventId', label: '开放日', only: 'create', of: { ...openDay, searched: true } },
      { source: 'name', label: '桌名', required: true, max: name.max },
      { source: 'topic', required: true, max: topic.max },
      { source: 'description', rows: 3, max: description.max },
      { source: 'host', max: host.max },
      { source: 'capacity', as: 'number', min: 1, step: 1, required: true },
      { source: 'startsAt', label: '开始（北京时间）', as: 'time', required: true },
      { source: 'endsAt', label: '结束（北京时间）', as: 'time', required: true },
    ],
  },
});
