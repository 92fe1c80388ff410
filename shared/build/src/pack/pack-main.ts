import { packPackages } from './pack-packages';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder that the packages are to be in');
  process.exitCode = 1;
} else for (const file of await packPackages(folder)) console.log(file);
