import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { SmallTable } from '../../layout/small-table';
import { SideBySide } from './side-by-side';
import type { Package, RunningCanary } from './use-canary';

type Release = Package['releases'][number];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

interface ReleaseDifferenceProps extends Package {
  /** The canary that one of them is in; undefined where there is none. */
  canary: RunningCanary | undefined;
}

/** Two releases of a package beside each other: what they say by themselves that they are, and how a running canary looks. */
export function ReleaseDifference({ name, releases, canary }: ReleaseDifferenceProps) {
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
