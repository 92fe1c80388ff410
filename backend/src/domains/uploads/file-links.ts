import { LinkSigner } from '../../links/link-signer';

const subject = (viewerId: number, id: string) => `upload ${viewerId} ${id}`;

/** Addresses of uploaded files: made for who asks, good for a few minutes, and only while that person may see the file. */
export class FileLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  /** Below the API base. */
  url(viewerId: number, id: string): string {
    return `/api/ext/v1/files/${viewerId}/${this.#signer.ticket(subject(viewerId, id), Date.now())}/${id}`;
  }

  isAlive({ viewerId, ticket, id }: { viewerId: number; ticket: string; id: string }): boolean {
    return this.#signer.isAlive(ticket, subject(viewerId, id), Date.now());
  }
}
