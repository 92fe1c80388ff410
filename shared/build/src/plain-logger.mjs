/** In place of the federation runtime's logger, which adds stack traces to what it says: the console does. */
export const createLogger = (prefix) => ({
  ...Object.fromEntries(
    ['log', 'info', 'warn', 'error'].map((method) => [method, (...said) => console[method](prefix, ...said)]),
  ),
  debug: () => undefined,
});

export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createLogger('[ Module Federation ]');
export const createInfrastructureLogger = (prefix) => createLogger(prefix);
export const bindLoggerToCompiler = () => undefined;
