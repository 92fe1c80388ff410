/** Introduction of an open day, under its title; 每天重复 is not broken at the end of a line. */
export const openDayLead = '一张桌几个人，一位教练。带上你每\u2060天\u2060重\u2060复的那件事，离开时它能自己跑。';
