import { Scene } from '@shared/ui';
import styles from './shop-desk.module.css';

/** The counter of a small shop at closing time: the computer goes on with the books. */
export function ShopDesk() {
  return (
    <Scene label="关店后的柜台：灯关了一半，电脑还在把今天的流水一行行记进表里" className={styles.desk}>
      <svg viewBox="0 0 480 360" aria-hidden="true">
        <path fill="#d8ede7" d="M0 0h480v360H0z" />
        <path fill="#b4e0d6" d="M0 0h170v288H0z" />
        <path d="M24 40h120M24 96h120M24 152h120" stroke="#2e9e8d" strokeWidth="5" />
        <path
          fill="#0b7568"
          d="M32 14h18v24H32zM60 20h24v18H60zM98 10h14v28H98zM34 66h26v28H34zM76 74h18v20H76zM108 62h24v32h-24zM38 124h16v26H38zM70 118h30v32H70zM112 128h18v22h-18z"
        />
        <path fill="#ffdb7d" d="M300 0h8v44h-8zM276 44h56l14 30h-84z" />
        <path fill="#fff" opacity=".5" d="M262 74h84l62 150H200z" />
        <path fill="#053434" d="M0 288h480v72H0z" />
        <path d="M0 300h480M0 316h480M0 332h480M0 348h480" stroke="#0e4a49" strokeWidth="6" strokeDasharray="18 10" />
        <path fill="#08211f" d="M212 128h196a8 8 0 018 8v118a8 8 0 01-8 8H212a8 8 0 01-8-8V136a8 8 0 018-8z" />
        <path fill="#fff" d="M216 140h188v110H216z" />
        <path fill="#e9f4f1" d="M216 140h188v18H216z" />
        <path
          d="M228 174h44M228 192h44M228 210h44M300 174h30M300 192h30M300 210h30M352 174h38M352 192h38"
          stroke="#bfcdc9"
          strokeWidth="6"
        />
        <path fill="#fff6de" d="M216 220h188v20H216z" />
        <path d="M228 230h44M300 230h18" stroke="#e3a100" strokeWidth="6" />
        <path d="M346 230c8-6 14-8 20-8s12 2 20 8c-8 6-14 8-20 8s-12-2-20-8z" fill="#ffbc14" />
        <path fill="#08211f" d="M292 262h36l6 26h-48z" />
        <path fill="#2e9e8d" d="M56 244h62v44H56z" />
        <path d="M66 258h42M66 270h28" stroke="#d8ede7" strokeWidth="5" />
        <path fill="#9a4e1b" d="M436 254h26l-3 34h-20z" />
        <path
          d="M449 254c-2-20-16-26-20-40M449 254c0-22 12-30 14-46M449 254c-1-26 0-36-2-52"
          stroke="#2e9e8d"
          strokeWidth="5"
          fill="none"
        />
      </svg>
    </Scene>
  );
}
