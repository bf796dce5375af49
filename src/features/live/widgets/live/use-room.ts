import { useEffect, useReducer, useRef, useState } from 'react'
import { usePolling } from '../../../../engine/data/use-polling'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { type KeptStore, keptKey } from '../../../../stores/kept-store'
import { useReportDeed } from '../../../task'
import { playLive, sendLiveMessage } from '../../contract'
import { thumbUp } from '../../contract-follow'
import { Barred, type LiveRoom, LiveStatus } from '../../contract-shapes'
import type { RoomValue } from '.'
import { confirm, drop, mark, receive, say, type Talk, type Unsent } from './chat'

interface Kept {
  readonly draft: string
  readonly unsent: readonly Unsent[]
}

/** By stream: what is typed belongs to whoever typed it. Lost with the app, like the talk itself. */
const ROOMS = keptKey<Readonly<Record<string, Kept>>>('user')

/** What the user had typed, or could not send, when they left the room. */
function keptOf(liveId: string, kept: KeptStore): Kept {
  const room = kept.get(ROOMS)?.[liveId]
  return {
    draft: room?.draft ?? '',
    // Whoever waited for the answer is gone; if it was sent, it comes back with the messages.
    unsent: (room?.unsent ?? []).map((each) => ({ ...each, state: 'failed' })),
  }
}

/** How often a room asks for news, ms. What is over has none. */
const EVERY: { readonly [S in LiveStatus]?: number } = {
  [LiveStatus.Created]: 5000,
  [LiveStatus.Live]: 3000,
}
/** What has a picture; of a stream that is over, where it was kept. */
const PLAYED: readonly LiveStatus[] = [LiveStatus.Live, LiveStatus.Ended]
/** A server whose news do not say how the stream stands is asked for the stream itself, every so many times. */
const ASK_AGAIN = 5

export interface RoomState {
  readonly status: LiveStatus
  readonly viewers: number
  readonly likes: number
  /** The product shown just now; empty for none. */
  readonly pinnedId: string
  /** What the author tells everybody; empty for nothing. */
  readonly notice: string
  /** How far the author has barred the user. */
  readonly barred: Barred
  /** Empty until it is known, and while there is none. */
  readonly playUrl: string
  readonly talk: Talk
  /** The news stopped coming; they are asked for again. */
  readonly lost: boolean
  readonly draft: string
  readonly setDraft: (text: string) => void
  /** Says what is typed. */
  readonly send: () => void
  readonly sendAgain: (key: string) => void
  readonly discard: (key: string) => void
  readonly thumb: () => void
}

type Told = Pick<RoomState, 'pinnedId' | 'notice' | 'barred'>
type Change = (talk: Talk) => Talk

/** A room that lives: news, talk, likes. `still` is an example, for which nothing is asked or sent. */
export function useRoom(
  room: LiveRoom,
  still: RoomValue | undefined,
  onChanged: () => void,
): RoomState {
  const { host, session, kept } = useServices()
  const t = useTranslate()
  // A reward is a gift: whoever gets none has lost nothing they asked for.
  const report = useReportDeed()
  const me = session.userId
  const { id } = room
  const [status, setStatus] = useState(room.status)
  const [viewers, setViewers] = useState(room.viewers)
  const [likes, setLikes] = useState(room.likes)
  const [liking, setLiking] = useState(0)
  const [playUrl, setPlayUrl] = useState(still?.playUrl ?? '')
  const [told, setTold] = useState<Told>({
    pinnedId: room.pinnedId,
    notice: room.notice,
    barred: Barred.No,
  })
  const [lost, setLost] = useState(false)
  const [draft, setDraft] = useState(() => keptOf(id, kept).draft)
  const [talk, change] = useReducer(
    (before: Talk, apply: Change) => apply(before),
    undefined,
    () => ({
      messages: still?.messages ?? [],
      unsent: keptOf(id, kept).unsent,
    }),
  )
  const cursor = useRef('')
  const asked = useRef(0)
  const waiting = useRef(0)
  const lines = useRef(0)
  const alive = useRef(true)
  const thumbed = useRef(false)

  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  useEffect(() => setStatus(room.status), [room.status])
  useEffect(
    () => kept.set(ROOMS, { ...kept.get(ROOMS), [id]: { draft, unsent: talk.unsent } }),
    [id, kept, draft, talk.unsent],
  )

  async function poll(): Promise<void> {
    if (still) return
    try {
      const news = await playLive(
        { query: { liveId: id, afterId: cursor.current } },
        { quiet: true },
      )
      if (!alive.current) return
      setLost(false)
      cursor.current = news.messages[news.messages.length - 1]?.id ?? cursor.current
      change((before) => receive(before, news.messages, me))
      const now = news.status ?? status
      setStatus(now)
      // A player that is given a new address begins anew: addresses may be signed for each answer.
      const { pinnedId = room.pinnedId, notice = room.notice, barred = Barred.No } = news
      const isShown = PLAYED.includes(now) && barred !== Barred.Removed
      setPlayUrl((before) => (isShown ? (now === status && before) || news.playUrl : ''))
      setTold({ pinnedId, notice, barred })
      if (news.viewers !== undefined) setViewers(news.viewers)
      if (news.likes !== undefined && waiting.current === 0) setLikes(news.likes)
      asked.current += 1
      const untold = news.status === undefined && asked.current % ASK_AGAIN === 0
      if (now !== room.status || untold) onChanged()
    } catch (error) {
      if (alive.current) setLost(true)
      throw error
    }
  }
  usePolling(poll, still ? undefined : EVERY[status])

  async function deliver(key: string, content: string): Promise<void> {
    try {
      const message = await sendLiveMessage(
        { body: { liveId: id, content, fromUserId: me } },
        { background: true },
      )
      change((before) => confirm(before, key, message))
      report({ key: 'comment', entityKey: 'live', entityId: id }).catch(() => {})
    } catch (error) {
      change((before) => mark(before, key, 'failed'))
      if (alive.current) host.toast(errorText(error, t))
    }
  }

  return {
    status,
    viewers,
    likes: likes + liking,
    ...told,
    playUrl,
    talk,
    lost,
    draft,
    setDraft,
    send() {
      const content = draft.trim()
      if (content === '') return
      lines.current += 1
      const key = `${Date.now()}-${lines.current}`
      setDraft('')
      change((before) => say(before, key, content))
      deliver(key, content)
    },
    sendAgain(key) {
      const line = talk.unsent.find((each) => each.key === key)
      if (line?.state !== 'failed') return
      change((before) => mark(before, key, 'sending'))
      deliver(key, line.content)
    },
    discard: (key) => change((before) => drop(before, key)),
    async thumb() {
      // One a person: what the server has counted is not raised again.
      if (thumbed.current) return
      thumbed.current = true
      waiting.current += 1
      setLiking((n) => n + 1)
      try {
        const total = await thumbUp({ body: { liveId: id } }, { background: true })
        setLikes((before) => Math.max(before, total))
        report({ key: 'like', entityKey: 'live', entityId: id }).catch(() => {})
      } catch (error) {
        thumbed.current = false
        host.toast(errorText(error, t))
      }
      waiting.current -= 1
      setLiking((n) => n - 1)
    },
  }
}
