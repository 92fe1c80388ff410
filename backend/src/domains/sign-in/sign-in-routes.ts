import type { FastifyInstance } from 'fastify';
import type { BackendConfig } from '../../config/backend-config';
import { limitNetwork } from '../../http/limit-requests';
import { jumpTokenCall } from './jump-token-call';
import { providerLoginRoutes } from './provider-login';
import { sampleLoginRoutes } from './sample-login';
import { sendProblem } from './send-problem';
import { SIGN_IN_PATH } from './sign-in-path';
import { placeOf, signInQuery } from './sign-in-query';

type SignInSite = Pick<BackendConfig, 'signIn' | 'origin' | 'basePath' | 'allowedOrigins' | 'jumpTokenSecret'>;

/** The one address of the login, whichever there is; without any, a page that says so. */
export function signInRoutes(app: FastifyInstance, site: SignInSite): void {
  const { signIn, origin, basePath, allowedOrigins, jumpTokenSecret } = site;
  if (jumpTokenSecret !== undefined) {
    // A scope of its own, for its way of reading bodies.
    void app.register((scope, _options, done) => {
      jumpTokenCall(scope, { secret: jumpTokenSecret });
      done();
    });
  }
  switch (signIn.kind) {
    case 'sample':
      sampleLoginRoutes(app, { allowedOrigins, basePath, open: signIn.open });
      break;
    case 'oidc':
      if (origin === undefined) throw new Error('A login provider needs the origin of the site');
      providerLoginRoutes(app, { provider: signIn.provider, origin, basePath, allowedOrigins });
      break;
    case 'none':
      app.get(
        SIGN_IN_PATH,
        { onRequest: limitNetwork(app, 'sign-in page', 60), schema: { querystring: signInQuery } },
        async (request, reply) =>
          sendProblem(reply, 'no-login', { back: placeOf(request, allowedOrigins).target ?? basePath }),
      );
  }
}
