export type { TextField } from './text-field';
export {
  answerFields,
  bookingFields,
  certificateExample,
  certificateFields,
  deskFields,
  gradeFields,
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
