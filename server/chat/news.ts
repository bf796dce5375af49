import type { Kysely } from 'kysely'
import type { Wire } from '../database/dialect/dialect'
import type { Database } from '../database/schema'
import { answersIn } from './talks'

/** Somebody who listens. */
export interface Listener {
  readonly userId: string
  readonly hear: (conversationId: string) => void
}

/** Who is told that there is something new in a conversation: its two sides, and nobody else. */
export class News {
  private readonly listeners = new Set<Listener>()

  /** @param wire reaches who listens to another process. */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly wire: Wire,
  ) {
    wire.listen('news', (conversationId) => this.pass(conversationId))
  }

  /** Until the returned function is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Call it once what is new can be read by others: after the transaction. */
  tell(conversationId: string): Promise<void> {
    return this.wire.tell('news', conversationId)
  }

  private async pass(conversationId: string): Promise<void> {
    if (this.listeners.size === 0) return
    const row = await this.db
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', conversationId)
      .executeTakeFirst()
    if (!row) return
    const mayHear = new Map<string, boolean>([[row.userId, true]])
    for (const { userId, hear } of [...this.listeners]) {
      const known = mayHear.get(userId) ?? (await answersIn(this.db, row, userId))
      mayHear.set(userId, known)
      if (known) hear(conversationId)
    }
  }
}
