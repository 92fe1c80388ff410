import { AppWindow, Scene, StatusMark } from '@shared/ui';
import { Todo } from './todo';

interface FlowWindowProps {
  name: string;
  steps: readonly { name: string; on?: string }[];
  /** Place of the step that is running; without it all are done. */
  running?: number;
}

/** A flow in the client's window, caught half-way or done. */
export function FlowWindow({ name, steps, running = steps.length }: FlowWindowProps) {
  const here = steps[running]?.name;
  const said = here ? `前 ${running} 步已完成，正在“${here}”，其后的等待` : `${running} 步都已完成`;
  // Of a flow that is done every step says so.
  const bar = here ? <StatusMark status="running">第 {running + 1} 步</StatusMark> : undefined;
  return (
    <Scene label={`示例流程“${name}”：${said}`}>
      <AppWindow title={`${name} · 示例`} bar={bar}>
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
