import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { chinaTime } from '../../layout/china-clock';
import { Figure } from '../../layout/figure';
import { Part } from '../../layout/part';
import { SmallTable } from '../../layout/small-table';
import { Command } from './command';
import type { Package, Snapshot, RunningCanary } from './use-canary';
import { SideBySide } from './side-by-side';

const states: Readonly<Record<Package['releases'][number]['state'][number], string>> = {
  live: '正式版',
  canary: '试行版',
  withdrawn: '撤下了',
  rejected: '回退过',
  'not believed': '签名不对',
};

/** The releases of a package, what may be done with them, and how two of them differ. */
export function PackageReleases({ packages, canaries }: Pick<Snapshot, 'packages' | 'canaries'>) {
  const [chosen, setChosen] = useState('');
  const shown = packages.find(({ name }) => name === chosen) ?? packages[0];
  if (!shown) return null;
  const { name, releases } = shown;
  const isLive = releases.some(({ state }) => state.includes('live'));
  const next = releases.find(({ state }) => state.length === 0);
  return (
    <Figure title="包的各个版本">
      <TextField select fullWidth={false} label="包" value={name} onChange={({ target }) => setChosen(target.value)}>
        {packages.map((one) => (
          <MenuItem key={one.name} value={one.name}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      <SmallTable
        label={`${name} 的版本`}
        lines
        named
        heads={['版本', '状态', '什么时候交的', '谁签的', '提交', '契约']}
        rows={releases.map(({ version, state, published, signedBy, commit, contract }) => ({
          key: version,
          cells: [
            version,
            state.map((one) => states[one]).join('、') || '没有在用',
            chinaTime(published),
            signedBy.join('、') || '—',
            commit?.slice(0, 8) ?? '—',
            contract ?? '—',
          ],
        }))}
      />
      <Part name="命令">
        <Typography variant="body2">在有密钥的电脑上运行。</Typography>
        {next && (
          <>
            <Command words={`promote ${name}@${next.version} --auto 1,10,50 --bake 10m`}>
              给 1% 的访客试行，没有变差就自己往前走，变差就自己停下
            </Command>
            <Command words={`promote ${name}@${next.version}`}>马上给所有访客</Command>
          </>
        )}
        {isLive && <Command words={`rollback ${name}`}>回到之前的版本</Command>}
      </Part>
      {releases.length > 1 && (
        <Stack sx={{ mt: 1 }}>
          <ReleaseDifference
            key={name}
            {...shown}
            canary={canaries.find(({ releases: own }) => own[name] !== undefined)}
          />
        </Stack>
      )}
    </Figure>
  );
}

type Release = Package['releases'][number];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

interface ReleaseDifferenceProps extends Package {
  /** The canary that one of them is in; undefined where there is none. */
  canary: RunningCanary | undefined;
}

/** Two releases of a package beside each other: what they say by themselves that they are, and how a running canary looks. */
function ReleaseDifference({ name, releases, canary }: ReleaseDifferenceProps) {
  const live = releases.find(({ state }) => state.includes('live'));
  const [newest, before] = releases;
  const [from, setFrom] = useState((live === newest ? before : live)?.version ?? before?.version ?? '');
  const [to, setTo] = useState(newest?.version ?? '');
  const [old, next] = [from, to].map((version) => releases.find((release) => release.version === version));
  return (
    <Part name="两个版本的不同">
      <Stack direction="row" spacing={2} sx={{ my: 1 }}>
        {(
          [
            ['从', from, setFrom],
            ['到', to, setTo],
          ] as const
        ).map(([label, value, set]) => (
          <TextField key={label} select label={label} value={value} onChange={({ target }) => set(target.value)}>
            {releases.map(({ version }) => (
              <MenuItem key={version} value={version}>
                {version}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      {old && next && <Differences old={old} next={next} />}
      {canary && live === old && to === canary.releases[name] && <SideBySide name={name} canary={canary} />}
    </Part>
  );
}

function Differences({ old, next }: { old: Release; next: Release }) {
  const facts = [
    ['提交', old.commit ?? '—', next.commit ?? '—'],
    ['契约', old.contract ?? '—', next.contract ?? '—'],
    ['什么时候交的', chinaTime(old.published), chinaTime(next.published)],
    ['谁签的', old.signedBy.join('、'), next.signedBy.join('、')],
  ];
  const names = [...new Set([...old.pages, ...next.pages].map(({ name }) => name))];
  const pages = names.map((name) => {
    const [was, is] = [old, next].map(({ pages: own }) => own.find((page) => page.name === name));
    const change = was === undefined ? '新的页面' : is === undefined ? '没有了' : changeOf(is.bytes - was.bytes);
    const says = (page: typeof was) => (page ? kilobytes(page.bytes) : '—');
    return { change, cells: [`页面 ${name} 的脚本`, says(was), `${says(is)}（${change}）`] };
  });
  const rows = [
    ...facts.filter(([, was, is]) => was !== is),
    ...pages.filter(({ change }) => change !== '').map(({ cells }) => cells),
  ];
  if (rows.length === 0) return <Typography>看得出的都一样。</Typography>;
  return (
    <SmallTable
      label={`${old.version} 和 ${next.version}`}
      lines
      named
      heads={['', old.version, next.version === old.version ? '同一个' : next.version]}
      rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
    />
  );
}

/** Empty where nothing changed. */
function changeOf(bytes: number): string {
  return bytes === 0 ? '' : `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`;
}
