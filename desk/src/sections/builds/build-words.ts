export const systems = [
  { id: 'win', name: 'Windows' },
  { id: 'mac', name: 'macOS' },
  { id: 'linux-deb', name: 'Linux（deb）' },
];

export const processors = ['x64', 'x86', 'arm64'].map((id) => ({ id, name: id }));

export const buildStateChoices = [
  { id: 'draft', name: '草稿' },
  { id: 'published', name: '已发布' },
  { id: 'withdrawn', name: '已收回' },
];
