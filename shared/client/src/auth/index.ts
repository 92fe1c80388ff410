export { readToken, storeToken, clearToken } from '../token';
export { checkLogin, openLogin, setLoginHandler } from '../login-check';
export type { LoginHandler } from '../login-check';
export { LoginRefusedError, completeLogin, loginAddress, returnAddress } from './login';
export type { LoginPlace } from './login-states';
export { logout } from './logout';
export { forgetOwner, isUnknown, listenOwner, passesOn, readOwner, rememberOwner, storedObject } from './owner';
