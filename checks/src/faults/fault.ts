/** A deployment that touches the release that a visitor's page was composed from, or is about to be. */
export const deployments = ['older release gone', 'current release broken'] as const;
export type Deployment = (typeof deployments)[number];

export function isDeployment(what: Fault | Deployment): what is Deployment {
  return deployments.some((deployment) => deployment === what);
}

export const faults = [
  'fails once',
  'fails 3 times',
  'always 404',
  'always 500',
  'hangs once',
  'hangs always',
  'HTML with 200',
  'truncated',
  'throws',
  'empty',
] as const;
export type Fault = (typeof faults)[number];

/** Whether the file is there again after a few requests, so that the page must come alive. */
export function isTransient(fault: Fault | Deployment): boolean {
  return ['fails once', 'fails 3 times', 'hangs once'].includes(fault);
}

export type FaultAction =
  'pass' | 'break' | 'hang' | { status: number; type: string; change: (body: Buffer) => Buffer };

/** Action for the `attempt`th request (from 1) for a file. */
export function actionOf(fault: Fault, attempt: number): FaultAction {
  const answer = (status: number, type: string, text: string): FaultAction => ({
    status,
    type,
    change: () => Buffer.from(text),
  });
  switch (fault) {
    case 'fails once':
      return attempt === 1 ? 'break' : 'pass';
    case 'fails 3 times':
      return attempt <= 3 ? 'break' : 'pass';
    case 'always 404':
      return answer(404, 'text/plain', 'not found');
    case 'always 500':
      return answer(500, 'text/plain', 'failed');
    case 'hangs once':
      return attempt === 1 ? 'hang' : 'pass';
    case 'hangs always':
      return 'hang';
    case 'HTML with 200':
      return answer(200, 'text/html', '<!doctype html><title>login</title>');
    case 'truncated':
      return { status: 200, type: '', change: (body) => body.subarray(0, Math.floor(body.length / 2)) };
    case 'throws':
      return {
        status: 200,
        type: '',
        change: (body) => Buffer.concat([Buffer.from('throw new Error("broken");'), body]),
      };
    case 'empty':
      return { status: 200, type: '', change: () => Buffer.alloc(0) };
  }
}
