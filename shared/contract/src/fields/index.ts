export type { GradeLevel } from './fields';
export type { TextField } from './text-field';
export {
  answerFields,
  bookingFields,
  certificateExample,
  certificateFields,
  certificateNumber,
  deskFields,
  gradeFields,
  gradeLevelLabels,
  gradeLevels,
  gradeLevelWords,
  helpFields,
  helpScenes,
  mailFields,
  messageFields,
  moderationFields,
  openDayFields,
  openDayTableFields,
  questionFields,
  templateFields,
} from './fields';
