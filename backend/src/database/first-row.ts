export { onlyRow } from './database';
