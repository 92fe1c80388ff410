export { Content as default } from 'generated/marketing.jsx';
