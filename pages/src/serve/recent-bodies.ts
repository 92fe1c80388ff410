/** Bytes of verified files that are kept: every page and script of a site that are asked for often. */
const MOST = 64 * 1024 * 1024;
/** Larger bodies are read again each time: one would push out what most visitors ask for. */
const LARGEST = MOST / 4;

/** Bodies by a name for their content; what was asked for longest ago goes first. */
export class RecentBodies {
  private readonly bodies = new Map<string, Buffer>();
  private bytes = 0;

  constructor(
    private readonly most = MOST,
    private readonly largest = LARGEST,
  ) {}

  get(name: string): Buffer | undefined {
    const body = this.bodies.get(name);
    if (!body) return undefined;
    this.bodies.delete(name);
    this.bodies.set(name, body);
    return body;
  }

  keep(name: string, body: Buffer): void {
    if (body.length > this.largest || this.bodies.has(name)) return;
    this.bodies.set(name, body);
    this.bytes += body.length;
    for (const [oldest, { length }] of this.bodies) {
      if (this.bytes <= this.most) return;
      this.bodies.delete(oldest);
      this.bytes -= length;
    }
  }
}
