import { randomUUID } from 'node:crypto'
import type { Client, Pool } from 'pg'
import type { Wire } from './dialect'

type Hear = (words: string) => unknown

/** Of a process that is alone. */
export class LocalWire implements Wire {
  private readonly listeners: (readonly [topic: string, hear: Hear])[] = []

  /** @param topic a word. */
  listen(topic: string, hear: Hear): void {
    this.listeners.push([topic, hear])
  }

  async tell(topic: string, words: string): Promise<void> {
    await this.pass(topic, words)
  }

  /** Hands on what was heard. */
  protected async pass(topic: string, words: string): Promise<void> {
    for (const [wanted, hear] of this.listeners) if (wanted === topic) await hear(words)
  }
}

const CHANNEL = 'taproom'
/** Who tells, of what, in which words. */
const MESSAGE = /^(\S+) (\S+) (.*)$/s
/** Before it is tried to listen again, ms. */
const PAUSE = 1000

/** By LISTEN and NOTIFY, on a connection of its own, which is opened anew when it breaks. */
export class PostgresWire extends LocalWire {
  /** Here it is heard before the teller goes on; what comes back is for the others. */
  private readonly id = randomUUID()
  private client: Client | undefined
  private timer: NodeJS.Timeout | undefined
  private isOver = false

  /** @param connect makes a client that is not connected yet. */
  constructor(
    private readonly pool: Pool,
    private readonly connect: () => Client,
    private readonly fail: () => void,
  ) {
    super()
  }

  override async tell(topic: string, words: string): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, `${this.id} ${topic} ${words}`])
    await this.pass(topic, words)
  }

  /** From now on what others tell is heard. */
  async open(): Promise<void> {
    const client = this.connect()
    this.client = client
    client.on('error', () => this.lost())
    client.on('end', () => this.lost())
    client.on('notification', ({ payload = '' }) => {
      const [, id = '', topic = '', words = ''] = MESSAGE.exec(payload) ?? []
      if (id !== this.id) this.pass(topic, words).catch(this.fail)
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  }

  private lost(): void {
    if (this.isOver || this.timer) return
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.open().catch(() => this.lost())
    }, PAUSE)
    this.timer.unref()
  }

  /** Lets go of the connection. */
  async close(): Promise<void> {
    this.isOver = true
    clearTimeout(this.timer)
    await this.client?.end()
  }
}
