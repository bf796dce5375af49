import type { Unsent } from './lines'

interface Kept {
  readonly draft: string
  readonly unsent: readonly Unsent[]
}

/** By stream and user: what is typed belongs to whoever typed it. Lost with the app, like the talk itself. */
const rooms = new Map<string, Kept>()

const keyOf = (liveId: string, userId: string) => `${liveId} ${userId}`

/** What the user had typed, or could not send, when they left the room. */
export function keptOf(liveId: string, userId: string): Kept {
  const kept = rooms.get(keyOf(liveId, userId))
  return {
    draft: kept?.draft ?? '',
    // Whoever waited for the answer is gone; if it was sent, it comes back with the messages.
    unsent: (kept?.unsent ?? []).map((each) => ({ ...each, state: 'failed' })),
  }
}

export function keep(liveId: string, userId: string, { draft, unsent }: Kept): void {
  const key = keyOf(liveId, userId)
  if (draft === '' && unsent.length === 0) rooms.delete(key)
  else rooms.set(key, { draft, unsent })
}
