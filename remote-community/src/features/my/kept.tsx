import { AppWindow, Scene, StatusMark, WeaveSwatch } from '@shared/ui';
import { tableLook } from '../open-day/table-look';
import styles from './kept.module.css';
import words from './words.json';

/** The page as it is after a login: one of each kind that is kept here. */
export default function Kept() {
  return (
    <Scene label={`示意：${words.kept.map(({ of, is, state }) => `${of}，${is}，${state}`).join('；')}`}>
      <AppWindow title="我的 · 示例">
        <ul className={styles.kept}>
          {words.kept.map(({ of, is, state }, at) => (
            <li key={of}>
              <WeaveSwatch {...tableLook(at)} />
              <p>
                <small>{of}</small>
                <b>{is}</b>
              </p>
              <StatusMark status={at === 2 ? 'running' : 'done'}>{state}</StatusMark>
            </li>
          ))}
        </ul>
      </AppWindow>
    </Scene>
  );
}
