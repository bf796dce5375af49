import type { ReactNode } from 'react'
import type { LiveMessage } from '../../contract-shapes'

/** What the user has said and the server has not confirmed. */
export interface Unsent {
  readonly key: string
  readonly content: string
  readonly state: 'sending' | 'failed'
  /** The newest message there was when it was said: it can only come back behind this one. */
  readonly after: string
}

/** The talk under a stream: what the server has, the oldest first, and what it does not have yet. */
export interface Talk {
  readonly messages: readonly LiveMessage[]
  readonly unsent: readonly Unsent[]
}

/** As many lines as anybody scrolls back through. */
const KEPT = 200

/**
 * Adds what the server sent. A line of the user's own whose answer was lost comes back this way: it is then
 * no longer unsent. A message that is known already takes its place among the new ones.
 */
export function receive(talk: Talk, incoming: readonly LiveMessage[], me: string): Talk {
  if (incoming.length === 0) return talk
  const known = new Set(talk.messages.map(({ id }) => id))
  const fresh = new Set(incoming.map(({ id }) => id))
  let unsent = talk.unsent
  for (const [at, message] of incoming.entries()) {
    if (message.fromUserId !== me || known.has(message.id)) continue
    const said = unsent.find(
      ({ content, after }) =>
        content === message.content && incoming.findIndex(({ id }) => id === after) < at,
    )
    if (said) unsent = unsent.filter((each) => each !== said)
  }
  const messages = talk.messages.filter(({ id }) => !fresh.has(id)).concat(incoming)
  return { messages: messages.slice(-KEPT), unsent }
}

/** The user says something. */
export function say(talk: Talk, key: string, content: string): Talk {
  const after = talk.messages[talk.messages.length - 1]?.id ?? ''
  return { ...talk, unsent: [...talk.unsent, { key, content, state: 'sending', after }] }
}

/** The server has it. It may have come back by itself before its own answer did. */
export function confirm(talk: Talk, key: string, message: LiveMessage): Talk {
  const isKnown = talk.messages.some(({ id }) => id === message.id)
  return {
    messages: isKnown ? talk.messages : [...talk.messages, message],
    unsent: talk.unsent.filter((each) => each.key !== key),
  }
}

/** It is tried again, or could not be sent. */
export function mark(talk: Talk, key: string, state: Unsent['state']): Talk {
  return {
    ...talk,
    unsent: talk.unsent.map((each) => (each.key === key ? { ...each, state } : each)),
  }
}

/** The user does not want to say it any more. */
export function drop(talk: Talk, key: string): Talk {
  return { ...talk, unsent: talk.unsent.filter((each) => each.key !== key) }
}

export interface LogProps {
  readonly label: string
  /** Id of the newest line. */
  readonly last: string | undefined
  /** One element. */
  readonly children: ReactNode
}
