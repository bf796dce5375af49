import { Refusal } from '../refusal'

const BUSY = new Refusal(503, {
  en: 'The server is busy. Please try again.',
  'zh-Hans': '服务器繁忙，请稍后再试',
})

/** Lets a few work at once and a bounded number wait for their turn, first come first served. */
export class WaitingRoom {
  private working = 0
  private readonly waiting: (() => void)[] = []

  /**
   * @param atOnce how many work at the same time.
   * @param seats how many may wait.
   */
  constructor(
    private readonly atOnce: number,
    private readonly seats: number,
  ) {}

  /** Does the work when its turn comes. @throws Refusal 503 at once when every seat is taken. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.working < this.atOnce) this.working++
    else await this.sitDown()
    try {
      return await work()
    } finally {
      // The place goes to the next in line, or is free.
      const next = this.waiting.shift()
      if (next) next()
      else this.working--
    }
  }

  private sitDown(): Promise<void> {
    if (this.waiting.length >= this.seats) throw BUSY
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
