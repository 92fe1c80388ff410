import DemoIcon from '@mui/icons-material/CoPresent';
import HoursIcon from '@mui/icons-material/MoreTime';
import { demoHoursList, demoHoursRemove, demoHoursSave, demoList, demoSave } from '@shared/contract/endpoints';
import { SelectInput, required } from 'react-admin';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { useWorkers } from './message-edit';

const roles = ['sales', 'operator'] as const;
const label = '谁来演示';
const host = { source: 'hostId', label, input: <HostInput key="hostId" /> };
const clock = { type: 'time', required: true, slotProps: { inputLabel: { shrink: true } } } as const;

function HostInput() {
  return <SelectInput {...{ source: 'hostId', label, choices: useWorkers(), validate: required() }} />;
}

export const demos = describe({
  name: 'demos',
  label: '演示',
  roles,
  icon: DemoIcon,
  calls: { list: demoList, save: demoSave },
  represent: ({ no, name }) => `${no} ${name}`,
  list: {
    sort: ['startsAt', 'DESC'],
    sorts: ['startsAt'],
    filters: ['keyword', 'status'],
    none: '还没有人约演示。能约的时间在“演示的时间”里定；一条也没有的时候，联系页约不了。',
    columns: [time('startsAt'), 'status', 'no', 'name', 'contact', { label, says: (row) => row.host?.name ?? '—' }],
  },
  form: {
    given: true,
    fields: [
      { source: 'startsAt', label: '开始（北京时间）', as: 'time', required: true, helperText: '改了会告诉约的人' },
      host,
      { source: 'status', choices: choicesOf(valueWords.demos.status).filter(({ id }) => id !== 'over') },
    ],
  },
});

/** When colleagues give demonstrations. */
export const demoHours = describe({
  name: 'demo-hours',
  label: '演示的时间',
  roles,
  icon: HoursIcon,
  calls: { list: demoHoursList, save: demoHoursSave, remove: demoHoursRemove },
  represent: 'host',
  list: {
    sort: ['host', 'ASC'],
    sorts: ['host'],
    filters: [],
    none: '还没有时间：联系页约不了演示。',
    columns: ['host', 'weekday', 'day', 'opens', 'closes', 'minutes', { source: 'open', as: 'boolean' }],
  },
  form: {
    removes: '确定删除吗？已经约好的演示不变。',
    defaults: { minutes: 30, open: true },
    fields: [
      host,
      { source: 'weekday', emptyText: '只在下面这一天' },
      { source: 'day', type: 'date', slotProps: clock.slotProps, helperText: '每周都有的，这里空着' },
      { source: 'opens', label: '从（北京时间）', ...clock },
      { source: 'closes', label: '到（北京时间）', ...clock },
      { source: 'minutes', as: 'number', min: 10, max: 240, required: true },
      { source: 'open', as: 'boolean', helperText: '关掉就是这段时间不演示，例如放假' },
    ],
  },
});
