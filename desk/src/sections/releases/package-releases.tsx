import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { chinaTime } from '../../layout/china-clock';
import { Figure } from '../../layout/figure';
import { Part } from '../../layout/part';
import { SmallTable } from '../../layout/small-table';
import { Command } from './command';
import { ReleaseDifference } from './release-difference';
import type { Package, Snapshot } from './use-canary';

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
