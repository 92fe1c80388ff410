import {
  AppWindow,
  BranchIcon,
  DocumentIcon,
  DownloadIcon,
  LoopIcon,
  ModelIcon,
  PointerIcon,
  Scene,
  StatusMark,
  TableIcon,
} from '@shared/ui';
import { useContent } from '@shared/ui/page';
import shipped from '../../content/english-product.json';
import { Code } from '../../scenes/code';
import { FlowEditor, type FlowStep } from '../../scenes/flow-editor';
import { ParameterPanel } from '../product/parameter-panel';
import styles from './editor-window.module.css';

/** Of the components, in their order. */
const icons = [PointerIcon, DocumentIcon, DownloadIcon, TableIcon, DocumentIcon, LoopIcon, BranchIcon, ModelIcon];
const CHOSEN = 3;

/** The client's editor with a flow that is half done. */
export function EditorWindow() {
  const { editor } = useContent('english-product', shipped);
  const names = editor.library.flatMap(({ components }) => components);
  const library = editor.library.flatMap(({ group, components }) => [
    group,
    ...components.map((name) => {
      const place = names.indexOf(name);
      return { name, Icon: icons[place] ?? DocumentIcon, chosen: place === CHOSEN };
    }),
  ]);
  return (
    <Scene label={editor.label}>
      <AppWindow
        className={styles.window}
        title={editor.title}
        bar={<StatusMark status="running">{editor.state}</StatusMark>}
      >
        <FlowEditor
          components={library}
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
