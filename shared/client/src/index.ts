export { call } from './call';
export type { CallOptions } from './transmit';
export { getDownloadLink } from './download-link';
export { uploadFile } from './upload-file';
export { reportTelemetry } from './report-telemetry';
export { apiBaseUrl, apiUrl } from './site-config';
export {
  ApiError,
  CancelledError,
  LoginRequiredError,
  NetworkError,
  ResponseError,
  TimeoutError,
  UnexpectedError,
  apiErrorFrom,
} from './errors';
export type { ApiResponse } from './errors';
