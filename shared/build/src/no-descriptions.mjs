/** In place of the federation runtime's descriptions: its errors carry a code and the address that explains it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
