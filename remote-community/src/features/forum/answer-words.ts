/** The field of an answer, before what sends it has come and afterwards. */
export const answerWords = { label: '写回答', rows: 6, hint: '代码放在两行 ``` 之间，引用的行以 > 开头。' } as const;
