import { contentTasks } from '../src/desk/content-tasks';
import { useOwnSite } from '../src/own-site';

contentTasks(useOwnSite({ command: 'start' }));
