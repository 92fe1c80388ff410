import { AppWindow, Scene, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import shipped from '../../content/english-product.json';
import { Code } from '../../scenes/code';
import { FlowEditor, type FlowStep, libraryOf } from '../../scenes/flow-editor';
import { ParameterPanel } from '../product/parameter-panel';
import styles from './editor-window.module.css';

/** The client's editor with a flow that is half done. */
export function EditorWindow() {
  const { editor } = useContent('english-product', shipped);
  return (
    <Scene label={editor.label}>
      <AppWindow
        className={styles.window}
        title={editor.title}
        bar={<StatusMark status="running">{editor.state}</StatusMark>}
      >
        <FlowEditor
          components={libraryOf(editor.library)}
          steps={editor.flow as readonly FlowStep[]}
          side={<ParameterPanel {...editor} />}
        />
        <div className={styles.log}>
          <Code
            flat
            lines={editor.log.map(([time, words]) => (
              <span key={time}>
                <i>{time}</i>
                {words}
              </span>
            ))}
          />
        </div>
      </AppWindow>
    </Scene>
  );
}
