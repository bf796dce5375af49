/** One after the other under one name: of two that come together the second waits for the first. */
export class Lines {
  private readonly ends = new Map<string, Promise<unknown>>()

  /** Does the work when all that came before it under this name has ended, well or not. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.ends.get(name) ?? Promise.resolve()
    const turn = before.then(work, work)
    this.ends.set(name, turn)
    try {
      return await turn
    } finally {
      if (this.ends.get(name) === turn) this.ends.delete(name)
    }
  }
}
