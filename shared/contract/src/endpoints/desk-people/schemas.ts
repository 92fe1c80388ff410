/** The calls of moderators, reviewers and operators about people and what they send; a file for each kind of work. */
export { contentQueue, contentCase, contentCheck, contentNoteCreate } from './content-schemas';
export {
  applicationList,
  applicationAssign,
  certificateRevoke,
  deskCertificateList,
  reviewRules,
  reviewRulesSave,
} from './review-schemas';
export { messageCase, messageSave, messageAnswer, templateList, templateSave, templateRemove } from './inbox-schemas';
export { personList, personBlock, personSessions, personSessionsEnd, colleagueList } from './people-schemas';
