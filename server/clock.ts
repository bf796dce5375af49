import type { Wire } from './database/dialect/dialect'

/** The sandbox's own time: the machine's plus an offset that `/sandbox/clock` moves. */
export class SandboxClock {
  private offset = 0
  private tell: (offset: number) => unknown = () => {}

  constructor(private readonly machineMs: () => number = Date.now) {}

  /** Seconds since 1970. */
  now(): number {
    return Math.floor(this.machineMs() / 1000) + this.offset
  }

  /** Runs `seconds` ahead of the machine from now on. */
  setOffset(seconds: number): void {
    this.offset = seconds
    this.tell(seconds)
  }

  /** All processes on a database go by one clock: who is moved tells the others. */
  share(wire: Wire): void {
    this.tell = (offset) => wire.tell('clock', String(offset))
    wire.listen('clock', (offset) => {
      this.offset = Number(offset)
    })
  }

  /** Makes the present `seconds` since 1970; time goes on from there. */
  setNow(seconds: number): void {
    this.setOffset(seconds - Math.floor(this.machineMs() / 1000))
  }
}
