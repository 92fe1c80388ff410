const byStatus: Readonly<Record<number, string>> = {
  400: '没有被接受',
  403: '没有被接受',
  405: '这个站点没有合成服务，请用命令。',
  409: '刚才有人做了别的决定，这里显示的不是最新的了，请重新载入再试。',
  429: '试得太多了，过一分钟再试。',
};

/** What the site says in English, by what is in the sentence. */
const known: readonly (readonly [RegExp, string])[] = [
  [/ledger|is another one than/, '账本不完整，现在什么都不能决定，请看运行手册。'],
  [/signed by no key/, '站点不认识这把密钥。'],
  [/whose key is revoked/, '这把密钥已经吊销了。'],
  [/whose key may not stop/, '这把密钥没有停下试行版的权利。'],
  [/whose key may not promote/, '这把密钥没有发布的权利。'],
  [/trust document|by trust \d/, '谁能做什么刚刚改过，请重新载入再试。'],
  [/which is not now/, '这台电脑的时钟不对，请先校准。'],
  [/does not have$|does more or less|lacks what visitors/, '试行版刚刚变了，请重新载入再试。'],
  [/only raised here/, '已经到了这个比例，这里只能往上提。'],
  [/withdrawn or rolled back from/, '这个版本撤下过，或者回退过，请用命令。'],
  [/^Editors would see/, '有编辑发布的内容在这个版本里放不下，请用命令看是哪些。'],
  [/does not tell what editors published/, '现在不知道编辑发布了什么，请等后端恢复再试。'],
  [/composed/, '页面要重新合成，请用命令。'],
  [/in the store/, '这个版本在仓库里的文件不全，或者被改过，请重新交。'],
];

/** Why a decision was not taken, by the status and the problem of the answer. */
export function refusalWords(status: number, problem: string): string {
  const words = known.find(([sentence]) => sentence.test(problem))?.[1];
  const refusal = byStatus[status] ?? words ?? '合成服务没有回答，请再试，或者用命令。';
  return refusal.endsWith('。') ? refusal : `${refusal}：${words ?? problem}`;
}
