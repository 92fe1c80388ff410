export type { GradeLevel } from './fields';
export type { TextField } from './text-field';
export type { PictureLine } from './picture-line';
export {
  MOST_PICTURES,
  PICTURE_WIDTHS,
  pictureIn,
  pictureLine,
  picturesNamed,
  picturesOf,
  plainWords,
  postPicturePath,
} from './picture-line';
export {
  answerFields,
  bookingFields,
  certificateExample,
  certificateFields,
  certificateNumber,
  commentFields,
  deskFields,
  gradeFields,
  gradeLevels,
  gradeLevelWords,
  helpFields,
  helpScenes,
  hookFields,
  mailFields,
  messageFields,
  moderationFields,
  openDayFields,
  openDayTableFields,
  questionFields,
  templateFields,
  workFields,
  workLimits,
} from './fields';
