import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The server's treatment of a mail. `dies`: it takes the whole mail and is gone before it says so. */
export type Manner = 'takes' | 'refuses' | 'later' | 'dies';

export interface Received {
  messageId: string;
  to: string;
  /** Head and body as they came. */
  raw: string;
}

/** A real SMTP server that keeps what it gets. */
export class SmtpStandIn {
  manner: Manner = 'takes';
  /** A function called in the middle of dialogues: when one begins, when it names whom it is for, and when the mail has come. */
  onStep: () => void = () => undefined;
  readonly received: Received[] = [];
  readonly #server: SMTPServer;
  readonly #sockets = new Set<Socket>();

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onConnect: (_session, done) => {
        this.onStep();
        done();
      },
      onRcptTo: (_address, _session, done) => {
        this.onStep();
        if (this.manner === 'refuses') done(answer(550, 'No such mailbox'));
        else if (this.manner === 'later') done(answer(451, 'Greylisted, come again'));
        else done();
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const raw = Buffer.concat(parts).toString();
          const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '';
          this.received.push({ messageId, to: session.envelope.rcptTo[0]?.address ?? '', raw });
          this.onStep();
          if (this.manner === 'dies') for (const socket of this.#sockets) socket.destroy();
          else done();
        });
      },
    });
    this.#server.on('error', () => undefined);
    this.#server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Resolves with its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** Resolves once nobody is connected: what was sent has come. */
  async left(): Promise<void> {
    // A socket whose other end was killed has an error first, and closes all the same.
    for (const socket of this.#sockets) await new Promise((resolve) => socket.once('close', resolve));
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => {
      this.#server.close(resolve);
    });
  }
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
