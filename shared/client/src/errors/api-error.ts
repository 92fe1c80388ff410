/** What every failed call throws; `message` is fit to be shown (docs/requirements.md section 8). */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
  /** What was asked: `GET /api/…`. */
  readonly request: string;

  constructor(request: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.request = request;
  }
}
