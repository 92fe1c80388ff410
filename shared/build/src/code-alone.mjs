/** Replaces how the federation runtime makes a message of an error's code: it is the code. */
export const getShortErrorMsg = (code) => code;
