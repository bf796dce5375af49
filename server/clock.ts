/** The sandbox's own time: the machine's plus an offset that `/sandbox/clock` moves. */
export class SandboxClock {
  private offset = 0

  constructor(private readonly machineMs: () => number = Date.now) {}

  /** Seconds since 1970. */
  now(): number {
    return Math.floor(this.machineMs() / 1000) + this.offset
  }

  /** Runs `seconds` ahead of the machine from now on. */
  setOffset(seconds: number): void {
    this.offset = seconds
  }

  /** Makes the present `seconds` since 1970; time goes on from there. */
  setNow(seconds: number): void {
    this.offset = seconds - Math.floor(this.machineMs() / 1000)
  }
}
