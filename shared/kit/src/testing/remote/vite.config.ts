import { defineConfig } from 'vite';
import { remote } from '../../vite/vite';

export default defineConfig({ plugins: [remote({ folder: import.meta.dirname })] });
