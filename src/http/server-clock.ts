/** The server's time, learnt from its refusals: local clock plus an offset that survives restarts. */
export class ServerClock {
  constructor(
    private offset: number,
    private readonly onLearn: (offset: number) => void = () => {},
    private readonly localMs: () => number = Date.now,
  ) {}

  /** Seconds since 1970 as the server counts them. */
  now(): number {
    return Math.floor(this.localMs() / 1000) + this.offset
  }

  /** Takes over the server's time in seconds. */
  learn(serverTime: number): void {
    this.offset = serverTime - Math.floor(this.localMs() / 1000)
    this.onLearn(this.offset)
  }
}
