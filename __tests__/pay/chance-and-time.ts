/** Chance from a seed: the same seed, the same schedule. */
export function chance(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const pick = (count: number) => next() % count
  return { pick, oneOf: <T>(all: readonly T[]): T => all[pick(all.length)] as T }
}
export type Chance = ReturnType<typeof chance>

/** Everything that waits, run one at a time in the order of its time; between two, promises settle. */
export class Clock {
  now = 1_800_000_000_000
  private waiting: { at: number; order: number; run: () => unknown }[] = []
  private order = 0

  after(milliseconds: number, run: () => unknown): () => void {
    const one = { at: this.now + milliseconds, order: this.order++, run }
    this.waiting.push(one)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one)
    }
  }

  /** @throws Error when it never gets quiet. */
  async runOut(each: () => void): Promise<void> {
    await settle()
    for (let steps = 0; this.waiting.length > 0; steps++) {
      if (steps > STEPS) throw new Error('the world never gets quiet')
      let first = this.waiting[0] as (typeof this.waiting)[number]
      for (const one of this.waiting) {
        if (one.at < first.at || (one.at === first.at && one.order < first.order)) first = one
      }
      this.waiting = this.waiting.filter((one) => one !== first)
      this.now = Math.max(this.now, first.at)
      const ran = first.run()
      // A real server answers in its own time; everything else is done within the turn.
      if (ran instanceof Promise) await ran
      await settle()
      each()
    }
  }
}
const STEPS = 5000

/** Every promise that can settle has, once the queue of ticks comes round twice. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await new Promise<void>((resolve) => process.nextTick(resolve))
  }
}
