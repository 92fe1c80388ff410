/** One step up, as it is written to pass a filter. */
const steps: readonly string[] = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%ef%bc%8f',
  '....//',
  '..;/',
  '..%00/',
  './../',
];

/** Targets: a file of the machine, and what the store keeps to itself. */
const goals: readonly string[] = ['etc/passwd', 'channels.json', 'config.json', 'releases/host', 'proc/self/environ'];
const depths: readonly number[] = [1, 2, 4, 8];

/** Places that stand for a file. */
const places: readonly ((way: string) => string)[] = [
  (way) => `/${way}`,
  (way) => `/assets/${way}`,
  (way) => `/assets/host/${way}`,
  (way) => `/comics/${way}`,
  (way) => `/api/ext/v1/media/${way}`,
  (way) => `/api/ext/v1/client-files/ticket/${way}`,
];

/** Request targets that lead out of a folder, as they are sent. */
export const traversals: readonly string[] = places.flatMap((place) =>
  goals.flatMap((goal) =>
    depths.flatMap((depth) => steps.map((step) => place(step.repeat(depth) + goal.replaceAll('/', separator(step))))),
  ),
);

/** Some filters look at whole parts between slashes. */
function separator(step: string): string {
  return /%2f$/i.test(step) ? step.slice(-3) : '/';
}
