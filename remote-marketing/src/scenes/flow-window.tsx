import { AppWindow, Scene, StatusMark } from '@shared/ui';
import { Todo } from './todo';

interface FlowWindowProps {
  name: string;
  steps: readonly { name: string; on?: string }[];
  /** Place of the step that is running. */
  running: number;
}

/** A flow in the client's window, caught half-way. */
export function FlowWindow({ name, steps, running }: FlowWindowProps) {
  const here = steps[running]?.name ?? '';
  return (
    <Scene label={`示例流程“${name}”：前 ${running} 步已完成，正在“${here}”，其后的等待`}>
      <AppWindow title={`${name}　·　示例`} bar={<StatusMark status="running">第 {running + 1} 步</StatusMark>}>
        <Todo
          items={steps.map((step, place) => ({
            title: step.name,
            detail: step.on,
            status: place < running ? 'done' : place === running ? 'running' : 'waiting',
          }))}
        />
      </AppWindow>
    </Scene>
  );
}
