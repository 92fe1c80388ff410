export { Content as default } from 'generated/community.jsx';
