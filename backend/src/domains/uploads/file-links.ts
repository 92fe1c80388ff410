import type { Login } from '../../http/authenticate';
import type { LinkSigner } from '../../links/link-signer';

const subject = (sessionId: number, id: string) => `upload ${sessionId} ${id}`;

/** The login of who asks for links. */
export type LinkOwner = Pick<Login, 'sessionId'>;

/**
 * Addresses of uploaded files: made for a login, good for a few minutes, and only while that login lasts and its person may see the
 * file.
 */
export class FileLinks {
  constructor(private readonly signer: LinkSigner) {}

  /** Returns an address below the API base. */
  url({ sessionId }: LinkOwner, id: string): string {
    return `/api/ext/v1/files/${sessionId}/${this.signer.ticket(subject(sessionId, id), Date.now())}/${id}`;
  }

  urlsFor(owner: LinkOwner): (id: string) => string {
    return (id) => this.url(owner, id);
  }

  isAlive({ sessionId, ticket, id }: LinkOwner & { ticket: string; id: string }): boolean {
    return this.signer.isAlive(ticket, subject(sessionId, id), Date.now());
  }
}
