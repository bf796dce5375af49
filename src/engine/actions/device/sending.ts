import { makeAutoObservable, runInAction } from 'mobx'
import { sendPicture } from '../../../flows/actions/pictures'
import type { LocalFile } from '../../../shared/transport'

/** Pictures on their way to the server, one after the other: a phone's network does not get faster by sharing. */
export class Sending {
  readonly sent: string[] = []
  /** Of the one that is being sent, percent. */
  percent = 0
  /** Why it stands still. */
  problem: unknown
  private stopping = new AbortController()
  private finish: (sent: readonly string[] | undefined) => void = () => {}

  constructor(readonly files: readonly LocalFile[]) {
    makeAutoObservable<this, 'stopping' | 'finish'>(this, { stopping: false, finish: false })
  }

  /** Addresses of all pictures; undefined when the user gave up. */
  start(): Promise<readonly string[] | undefined> {
    return new Promise((resolve) => {
      this.finish = resolve
      void this.go()
    })
  }

  /** Once more from the one that failed. */
  again(): void {
    if (this.problem !== undefined) void this.go()
  }

  /** What was sent lies unused on the server. */
  stop(): void {
    this.stopping.abort()
    this.finish(undefined)
  }

  private async go(): Promise<void> {
    this.problem = undefined
    const { signal } = this.stopping
    try {
      for (let file = this.next(); file && !signal.aborted; file = this.next()) {
        this.tell(0)
        const onProgress = (fraction: number) => this.tell(Math.round(fraction * 100))
        const url = await sendPicture(file, { onProgress, signal })
        runInAction(() => this.sent.push(url))
      }
      if (!signal.aborted) this.finish([...this.sent])
    } catch (problem) {
      if (!signal.aborted) runInAction(() => (this.problem = problem))
    }
  }

  private next(): LocalFile | undefined {
    return this.files[this.sent.length]
  }

  private tell(percent: number): void {
    this.percent = percent
  }
}
