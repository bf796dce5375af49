import { useCallback, useRef, useState } from 'react'
import { useOnce } from '../../../../engine/actions/use-once'
import { type DraftRules, useDraft } from '../../../../engine/data/use-draft'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { uploadFile } from '../../../../http/upload-file'
import { useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { newRequestId } from '../../../../shared/transport'
import { useOutbox } from '../../../outbox'
import {
  askQuestion,
  type ChatMessage,
  leftUnsent,
  listMessages,
  MESSAGE_PAGE,
  mergeMessages,
  newestOf,
  readTalk,
  SENT_KINDS,
  type SentKind,
  sendMessage,
  syncChat,
  type Talk,
  type Unsent,
} from '../../contract'
import { stale, useNews } from '../../queries'

/** Between two looks for news while the server does not tell of them, ms. */
const EVERY = 3000

/** What is typed, and what could not be sent: kept on the device until it is. */
type Kept = string | readonly Unsent[]
const NOTHING: Readonly<Record<string, Kept>> = { text: '', unsent: [] }

const isUnsent = (value: unknown): value is Unsent =>
  isObject(value) &&
  typeof value.requestId === 'string' &&
  typeof value.content === 'string' &&
  SENT_KINDS.some((kind) => kind === value.kind)

const DRAFTS: DraftRules<Kept> = {
  keep: (values) => values,
  restore: ({ text, unsent }) => ({
    ...(typeof text === 'string' && { text }),
    // Whoever waited for the answer is gone: if it was taken, it comes back with the messages.
    ...(Array.isArray(unsent) && {
      unsent: unsent.filter(isUnsent).map((each) => ({ ...each, state: 'failed' as const })),
    }),
  }),
}
const unsentIn = (kept: Kept | undefined): readonly Unsent[] =>
  typeof kept === 'object' ? kept : []

export type Standing = Pick<
  Talk,
  'status' | 'staffName' | 'stars' | 'last' | 'readByOther' | 'readByMe'
>

interface Unsending {
  readonly id: string
  /** It was taken: this is how it stands now. */
  readonly onSent: (message: ChatMessage) => void
}

/** What is typed in a conversation, and what waits to be sent. */
function useUnsent({ id, onSent }: Unsending) {
  const { host } = useServices()
  const box = useOutbox()
  const { isLeft } = usePage()
  const t = useTranslate()
  const draft = useDraft<Kept>({ form: 'chat', entry: id, initial: NOTHING, rules: DRAFTS })
  const { set } = draft
  const unsent = unsentIn(draft.values.unsent)
  const text = typeof draft.values.text === 'string' ? draft.values.text : ''
  const change = useCallback(
    (next: (before: readonly Unsent[]) => readonly Unsent[]) =>
      set('unsent', (before) => next(unsentIn(before))),
    [set],
  )

  /** One after the other: what was said first arrives first. */
  const line = useRef(Promise.resolve())
  function send(wish: Unsent): void {
    const { requestId, kind, content } = wish
    line.current = line.current.then(async () => {
      try {
        const body = { conversationId: id, requestId, kind, content }
        onSent(await sendMessage({ body }, { background: true }))
      } catch (error) {
        change((before) =>
          before.map((each) =>
            each.requestId === requestId ? { ...each, state: 'failed' as const } : each,
          ),
        )
        if (isLeft()) return
        host.toast(errorText(error, t))
      }
    })
  }

  function say(kind: SentKind, content: string): void {
    const words = content.trim()
    if (words === '') return
    const wish: Unsent = { requestId: newRequestId(), kind, content: words, state: 'sending' }
    change((before) => [...before, wish])
    send(wish)
  }

  function again(wish: Unsent): void {
    change((before) =>
      before.map((each) =>
        each.requestId === wish.requestId ? { ...each, state: 'sending' as const } : each,
      ),
    )
    send(wish)
  }

  return {
    unsent,
    text,
    setText: (typed: string) => set('text', typed),
    sendText() {
      say('text', text)
      set('text', '')
    },
    say,
    again,
    discard({ requestId }: Unsent) {
      box?.undo(requestId)
      change((before) => before.filter((each) => each.requestId !== requestId))
    },
    /** These have arrived: what waited for them waits no more. */
    arrived: (all: readonly ChatMessage[]) => change((before) => leftUnsent(before, all)),
  }
}

/** A conversation that lives: what was said, what is new, what waits to be sent. */
export function useTalk(talk: Talk) {
  const { id } = talk
  const { host, queries } = useServices()
  const { isLeft } = usePage()
  const t = useTranslate()
  const [messages, setMessages] = useState<readonly ChatMessage[]>()
  const [standing, setStanding] = useState<Standing>(talk)
  const [isLost, setLost] = useState(false)
  const [isBusy, setBusy] = useState<'earlier' | 'picture' | 'question'>()
  const known = useRef<readonly ChatMessage[]>()
  const isLoaded = useRef(false)
  const outbox = useUnsent({
    id,
    onSent(message) {
      take([message])
      wake()
    },
  })

  function take(more: readonly ChatMessage[]): void {
    const all = mergeMessages(known.current ?? [], more)
    known.current = all
    setMessages(all)
    if (more.some(({ requestId }) => requestId !== '')) outbox.arrived(all)
  }

  async function look(): Promise<void> {
    const quiet = { quiet: true } as const
    // What was said before this came in is not all there is.
    if (!isLoaded.current) {
      take(await listMessages({ query: { conversationId: id } }, quiet))
      isLoaded.current = true
    }
    let news: readonly ChatMessage[]
    let now: Standing | null
    do {
      const after = newestOf(known.current ?? [])
      const answer = await syncChat({ body: { conversationId: id, after } }, quiet)
      news = answer.news
      now = answer.standing
      take(news)
    } while (news.length === MESSAGE_PAGE)
    if (!now) return
    const newest = newestOf(known.current ?? [])
    const isNew = newest > now.readByMe && !isLeft()
    const readByMe = isNew
      ? await readTalk({ body: { conversationId: id, upTo: newest } }, { background: true })
      : now.readByMe
    setStanding({ ...now, readByMe })
    if (isNew) void stale.afterReading(queries)
  }

  const follow = async () => {
    try {
      await look()
      setLost(false)
    } catch (error) {
      setLost(true)
      throw error
    }
  }
  const wake = useNews(follow, { every: EVERY, conversationId: id })

  const once = useOnce()
  /** Does one thing at a time, and says why it could not be done. */
  async function during(what: 'earlier' | 'picture' | 'question', work: () => Promise<unknown>) {
    if (isBusy) return
    setBusy(what)
    try {
      await work()
    } catch (error) {
      host.toast(errorText(error, t))
    }
    setBusy(undefined)
  }

  const [first] = messages ?? []
  return {
    messages,
    standing,
    setStanding,
    isLost,
    isBusy,
    ...outbox,
    wake,
    hasEarlier: first !== undefined && first.seq > 1,
    earlier: () =>
      during('earlier', async () => {
        const before = known.current?.[0]?.seq ?? 0
        take(await listMessages({ query: { conversationId: id, before } }))
      }),
    sendPicture: () =>
      during('picture', async () => {
        const [file] = await host.chooseMedia('image', 1)
        if (file) outbox.say('image', (await uploadFile({ body: { file } }, { quiet: true })).url)
      }),
    ask: (questionId: string) =>
      during('question', async () => {
        const answer = await once(
          (requestId) =>
            askQuestion({ body: { conversationId: id, questionId, requestId } }, { quiet: true }),
          questionId,
        )
        take(answer)
      }),
  }
}
