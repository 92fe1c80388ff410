/** Bytes of an answer's first line, what was printed included. */
const LONGEST_HEAD = 20_000;

/** A process of bundles wrote something that it may not: said in one sentence, since it ends the process. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

/** A frame is one line of JSON, then as many bytes as it says: nothing in a body can end it. */
export function frame(head: Readonly<Record<string, unknown>>, body: string): Buffer {
  const content = Buffer.from(body);
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, bytes: content.length })}\n`), content]);
}

/** Takes a stream of frames apart, and holds no more of it than the one that is on its way. */
export class FrameReader<Head extends { bytes: number }> {
  private pieces: Buffer[] = [];
  private held = 0;
  private head: Head | null = null;

  /** `readHead` throws where a head is not as it should be, or says more bytes than were asked for; `takeFrame` has each whole one. */
  constructor(
    private readonly readHead: (line: unknown) => Head,
    private readonly takeFrame: (head: Head, body: Buffer) => void,
  ) {}

  push(piece: Buffer): void {
    this.pieces.push(piece);
    this.held += piece.length;
    for (;;) {
      if (this.head === null) {
        const line = this.takeLine();
        if (line === null) return;
        this.head = this.readHead(line);
      }
      if (this.held < this.head.bytes) return;
      const head = this.head;
      this.head = null;
      this.takeFrame(head, this.take(head.bytes));
    }
  }

  private takeLine(): unknown {
    const all = Buffer.concat(this.pieces);
    this.pieces = [all];
    const end = all.indexOf('\n');
    if (end > LONGEST_HEAD || (end < 0 && all.length > LONGEST_HEAD))
      throw new FrameError('its process says what nobody understands');
    if (end < 0) return null;
    const line = this.take(end + 1).toString();
    try {
      return JSON.parse(line) as unknown;
    } catch (error) {
      throw new FrameError('its process says what nobody understands', { cause: error });
    }
  }

  private take(bytes: number): Buffer {
    const all = Buffer.concat(this.pieces);
    this.pieces = [all.subarray(bytes)];
    this.held = all.length - bytes;
    return all.subarray(0, bytes);
  }
}
