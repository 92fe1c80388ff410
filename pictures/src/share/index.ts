export { CARD, LARGEST } from './draw-card';
export { readPictureList, staleness } from './picture-list';
