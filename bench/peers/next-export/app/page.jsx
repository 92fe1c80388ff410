export { Page as default } from '../generated/page.jsx';
