import type { Server } from 'node:http'
import type { Sockets } from '../chat/socket'
import type { Health } from './health'

/** How long each step of an end may take, ms. */
export interface StopTimes {
  /** Between saying that no calls should come and taking none: a proxy asks every few seconds. */
  readonly drain: number
  /** For the calls that are running then; what takes longer is cut. */
  readonly patience: number
}

/** What has to end, in the order of the end. */
export interface Running {
  readonly health: Health
  readonly sockets: Sockets
  readonly server: Server
  /** Ends what comes due, after the round that is running. */
  readonly stopTicking: () => Promise<void>
  readonly closeDatabase: () => Promise<void>
}

/** How often connections that have become idle are let go, ms. */
const SWEEP = 50

/**
 * Ends a server: first it says that it is not ready, then it takes no calls and tells the open sockets to
 * come back, waits for the calls that are running, and closes the database last.
 *
 * @returns whether all calls came to their end; false when some had to be cut.
 */
export async function stopGracefully(
  { health, sockets, server, stopTicking, closeDatabase }: Running,
  { drain, patience }: StopTimes,
): Promise<boolean> {
  health.stop()
  if (drain > 0) await new Promise((done) => setTimeout(done, drain))
  sockets.dismiss()
  const isClean = await endCalls(server, sockets, patience)
  await stopTicking()
  await closeDatabase()
  return isClean
}

/** Takes no more connections and waits for those that work; cuts them when the time is over. */
function endCalls(server: Server, sockets: Sockets, patience: number): Promise<boolean> {
  return new Promise((done) => {
    let isClean = true
    // A connection that is kept alive becomes idle when its call ends.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
    const limit = setTimeout(() => {
      isClean = false
      sockets.close()
      server.closeAllConnections()
    }, patience)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(limit)
      sockets.close()
      done(isClean)
    })
  })
}

/** Does something every so often, never twice at once. */
export class Ticker {
  private round: Promise<void> | undefined
  private readonly timer: NodeJS.Timeout

  /**
   * @param work what is done; it may fail.
   * @param fail hears of a round that did.
   * @param every ms between two rounds.
   */
  constructor(work: () => Promise<void>, fail: (error: unknown) => void, every: number) {
    this.timer = setInterval(() => {
      this.round ??= work()
        .catch(fail)
        .finally(() => {
          this.round = undefined
        })
    }, every)
    this.timer.unref()
  }

  /** No round begins any more; resolves when the last one is through. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.round
  }
}
