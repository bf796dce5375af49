import type { QueryClient } from '@tanstack/query-core'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type LoadContext, markStale, type PagesOptions } from '../../engine/data/queries'
import { usePolling } from '../../engine/data/use-polling'
import { type Services, useServices } from '../../engine/services'
import { ApiError } from '../../errors'
import { connectSocket, type SocketEars } from '../../platform/socket'
import { parseJson } from '../../shared/json'
import { keptKey } from '../../stores/kept-store'
import {
  type Box,
  openTalk,
  pageTalks,
  SOCKET,
  socketNews,
  type TalkRow,
  takeTicket,
} from './contract'
import { listDesks } from './contract-desk'

type Query = Readonly<Record<string, string>>

/** The conversation a page's address names: one that is there, or the one with whose thing it is about. */
export const talkOf = ({
  conversationId = '',
  storeId = '',
  productId = '',
  orderId = '',
  afterSaleId = '',
}: Query) => {
  const body = { conversationId, storeId, productId, orderId, afterSaleId }
  return {
    key: ['talk', body],
    load: ({ signal }: LoadContext) => openTalk({ body }, { quiet: true, signal }),
    // What happens in it comes by itself.
    staleTime: Number.POSITIVE_INFINITY,
  } as const
}

/** Conversations of one box. */
export const talkPages = (box: Box, pageSize = 15): PagesOptions<TalkRow> => ({
  key: ['talks', box, pageSize],
  load: (pageIndex, { signal }) =>
    pageTalks({ body: { pageIndex, pageSize, box } }, { quiet: true, signal }),
})

/** Who answers for the shops of the user. */
export const desks = {
  key: ['desks'],
  load: ({ signal }: LoadContext) => listDesks(undefined, { quiet: true, signal }),
} as const

export const stale = {
  /** What others wrote was read: it is counted no more. */
  afterReading: (queries: QueryClient) => markStale(queries, ['messages']),
  /** Somebody took a seat at a desk, or left it. */
  afterSeating: (queries: QueryClient) => markStale(queries, ['desks']),
}

/** Before the first attempt: the page asks for what is there already, ms. */
const FIRST = 500
/** After a connection was lost, ms; doubled with every failure, up to the longest. */
const PAUSE = 1000
const LONGEST = 30_000
/** The server says every twenty seconds that it is there: one that does not is gone, ms. */
const SILENCE = 50_000
/** Between two polls while the server tells by itself: whatever it forgets is found all the same, ms. */
const SELDOM = 24_000
/** A server that knows no sockets. */
const UNKNOWN = 404

interface Follower {
  /** There is something new in a conversation. */
  readonly told: (conversationId: string) => void
  /** Whether the server tells by itself from now on. What was before that is to be asked for. */
  readonly changed: (isUp: boolean) => void
}

interface Wires {
  readonly ticket: () => Promise<string>
  readonly connect: (ticket: string, ears: SocketEars) => () => void
  /** Nothing is begun for who does not see it. */
  readonly isHidden: () => boolean
}

export interface Line {
  /** The first follower opens the connection, the last one that leaves closes it. */
  readonly follow: (follower: Follower) => () => void
  /** Tries at once if it waits to try again. */
  readonly hurry: () => void
  /** Another network: whatever stands is not trusted. */
  readonly renew: () => void
}

/** One connection for all who want news, tried again for as long as one of them does. */
export function createLine({ ticket, connect, isHidden }: Wires): Line {
  const followers = new Set<Follower>()
  /** Rises with every attempt: what an earlier one still says is not heard. */
  let turn = 0
  let failures = 0
  let state: 'closed' | 'waiting' | 'opening' | 'up' | 'unknown' = 'closed'
  let timer: ReturnType<typeof setTimeout> | undefined
  let hangUp = () => {}

  function become(next: typeof state): void {
    const wasUp = state === 'up'
    state = next
    const isUp = next === 'up'
    if (wasUp !== isUp) for (const { changed } of [...followers]) changed(isUp)
  }

  function drop(next: typeof state): void {
    turn += 1
    clearTimeout(timer)
    hangUp()
    hangUp = () => {}
    become(next)
  }

  async function open(): Promise<void> {
    if (isHidden()) {
      drop('waiting')
      timer = setTimeout(open, PAUSE)
      return
    }
    drop('opening')
    const mine = turn
    const isMine = () => mine === turn
    timer = setTimeout(lost, SILENCE)
    try {
      const pass = await ticket()
      if (!isMine()) return
      hangUp = connect(pass, {
        heard: (text) => isMine() && hear(text),
        ended: () => isMine() && lost(),
      })
    } catch (error) {
      if (!isMine()) return
      if (error instanceof ApiError && error.code === UNKNOWN) drop('unknown')
      else lost()
    }
  }

  function lost(): void {
    drop('waiting')
    // Half of it by chance: a server that comes back is not met by all at once.
    const pause = Math.min(PAUSE * 2 ** failures, LONGEST) * (0.5 + Math.random() / 2)
    failures += 1
    timer = setTimeout(open, pause)
  }

  function hear(text: string): void {
    clearTimeout(timer)
    timer = setTimeout(lost, SILENCE)
    // One that greets and hangs up again has not worked.
    if (state === 'up') failures = 0
    become('up')
    const news = v.safeParse(socketNews, parseJson(text))
    const id = news.success ? news.output.conversationId : ''
    if (id !== '') for (const { told } of [...followers]) told(id)
  }

  return {
    follow(follower) {
      followers.add(follower)
      if (state === 'up') follower.changed(true)
      if (state === 'closed') {
        become('waiting')
        timer = setTimeout(open, FIRST)
      }
      return () => {
        followers.delete(follower)
        if (followers.size > 0) return
        failures = 0
        drop('closed')
      }
    },
    hurry() {
      if (state === 'waiting') void open()
    },
    renew() {
      if (state === 'waiting' || state === 'up') void open()
    },
  }
}

const LINE = keptKey<Line>('user')

/** The app's one connection. */
function lineOf({ kept, host, lacks }: Services): Line {
  const known = kept.get(LINE)
  if (known) return known
  const line = createLine({
    isHidden: host.isHidden,
    async ticket() {
      const { path } = takeTicket.contract
      if (lacks?.has(path)) throw new ApiError(path, UNKNOWN, '')
      return (await takeTicket(undefined, { background: true })).ticket
    },
    connect: (ticket, ears) =>
      connectSocket(`${host.serverOrigin}${SOCKET}?ticket=${ticket}`, ears),
  })
  kept.set(LINE, line)
  return line
}

interface NewsOptions {
  /** Between two polls while nobody tells by itself, ms. */
  readonly every: number
  /** Whose news are waited for; of all conversations unless said. */
  readonly conversationId?: string
}

/**
 * Polls as `usePolling` does, and at once when the server tells that there is something new; seldom while it
 * does. What is new comes by the poll alone: what it asks for is counted from what is known, so that nothing
 * is lost with a connection, and nothing comes twice.
 */
export function useNews(
  poll: () => Promise<unknown>,
  { every, conversationId }: NewsOptions,
): () => void {
  const services = useServices()
  const { host } = services
  const [isUp, setUp] = useState(false)
  const isTold = useRef(false)
  const wake = usePolling(
    async () => {
      // Told while it asked, it may have asked too early.
      do {
        isTold.current = false
        await poll()
      } while (isTold.current)
    },
    isUp ? SELDOM : every,
  )
  const line = useRef<Line>()
  line.current ??= lineOf(services)
  host.usePageShow(() => line.current?.hurry())
  useEffect(() => {
    const { follow, renew } = line.current as Line
    const leave = follow({
      changed: setUp,
      told(id) {
        if (conversationId !== undefined && conversationId !== id) return
        isTold.current = true
        wake()
      },
    })
    const stop = host.onNetwork(renew)
    return () => {
      leave()
      stop()
    }
  }, [conversationId, host, wake])
  return wake
}
