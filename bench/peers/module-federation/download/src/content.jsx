export { Content as default } from 'generated/download.jsx';
