import { observable, reaction, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Services, useServices } from '../../../engine/services'
import { isRefusal } from '../../../errors'
import { useTranslate } from '../../../i18n'
import type { NewsMoment, SubscriptionAnswer } from '../../../shared/host-port'
import { newRequestId } from '../../../shared/transport'
import { Cell, CellGroup } from '../../../ui/cell/cell'
import { Switch } from '../../../ui/toggles/toggles'
import {
  listSubscriptions,
  type Subscription,
  saveSubscription,
  subscriptionAnswer,
} from '../contract'

/** What the tap was for goes on by then, whatever the host does, ms. */
const LONGEST = 10_000
const FRESH = 60_000

/** Pages with a tap that may ask, by the keys of their definitions. */
const ASKING = /^\/(asset\/pay\/(index|success)|pay\/success|after-sale\/apply|live\/show)$/

const STATES = { accept: 'accepted', reject: 'refused', ban: 'banned' } as const

const unsent = v.fallback(
  v.array(v.object({ ...subscriptionAnswer.entries, userId: v.string() })),
  [],
)
type Unsent = v.InferOutput<typeof unsent>

type Deps = Pick<Services, 'session' | 'persistence' | 'host' | 'report'>

/**
 * What the host may tell the user while the app is closed: what they have answered, and asking them. An answer
 * is kept on the device until the server has it, so that nobody is asked twice over a lost one.
 */
export class Subscriptions {
  private readonly known = observable.box<readonly Subscription[]>([], { deep: false })
  private owner = ''
  private loadedAt = 0
  private asking: object | undefined
  private sending = Promise.resolve()

  constructor(private readonly deps: Deps) {
    // What a login that ran out kept from the server is said by the next one of the same user.
    reaction(
      () => deps.session.userId,
      (userId) => {
        if (userId !== '') void this.send()
      },
    )
  }

  /** Empty while nobody knows, and where nobody can be told anything. */
  get all(): readonly Subscription[] {
    const all = this.known.get()
    return this.owner === this.deps.session.userId ? all : []
  }

  /** A page has come to the front: its tap cannot wait for the server any more. Never rejects. */
  async prepare(key: string): Promise<void> {
    if (ASKING.test(key)) await this.load()
  }

  async load(): Promise<void> {
    const { userId } = this.deps.session
    if (userId !== this.owner) {
      this.owner = userId
      this.loadedAt = 0
      this.take([])
    }
    if (userId === '' || Date.now() - this.loadedAt < FRESH) return
    this.loadedAt = Date.now()
    try {
      await this.send()
      const all = await listSubscriptions(undefined, { quiet: true })
      if (userId === this.owner) this.take(all)
    } catch {
      // Without an answer nothing is asked; a server without this call has none (point 31).
      if (userId === this.owner) this.loadedAt = 0
    }
  }

  /** See `Services.news`. Who has said no is not asked again here. */
  async ask(moment: NewsMoment): Promise<void> {
    const wish = this.all.find((each) => each.moment === moment)
    if (wish?.state === 'open') await this.put(wish)
  }

  /**
   * Asks the host, within the tap. Never rejects. While it asks, another tap is not held up: who can tap has
   * no sheet before them.
   *
   * @returns undefined when there was no answer within ten seconds; one that comes later counts all the same.
   */
  async put(wish: Subscription): Promise<SubscriptionAnswer | undefined> {
    if (this.asking) return undefined
    const turn = {}
    this.asking = turn
    let timer: ReturnType<typeof setTimeout> | undefined
    const over = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), LONGEST)
    })
    const answer = await Promise.race([this.question(wish), over])
    clearTimeout(timer)
    if (this.asking === turn) this.asking = undefined
    return answer
  }

  /** The user wants no more of these; the host is not asked. */
  refuse(wish: Subscription): void {
    this.note(wish, 'reject', this.owner)
  }

  private async question(wish: Subscription): Promise<SubscriptionAnswer | undefined> {
    const { host, report } = this.deps
    const { owner } = this
    try {
      const answers = await host.askSubscriptions?.([wish.templateId])
      const answer = answers?.[wish.templateId]
      if (answer) this.note(wish, answer, owner)
      return answer
    } catch (error) {
      report('the host could not ask about its messages', error)
      return undefined
    }
  }

  private note(
    { moment, templateId }: Subscription,
    answer: SubscriptionAnswer,
    userId: string,
  ): void {
    const entry = { moment, templateId, answer, userId, requestId: newRequestId() }
    this.keep([...this.unsent, entry])
    if (userId === this.owner) this.take(this.known.get())
    void this.send()
  }

  /** One after the other: what was answered last holds. */
  private send(): Promise<void> {
    this.sending = this.sending.then(() => this.sendAll())
    return this.sending
  }

  private async sendAll(): Promise<void> {
    const { session } = this.deps
    for (const { userId, ...body } of this.unsent) {
      if (userId !== session.userId) continue
      let all: readonly Subscription[] | undefined
      try {
        all = await saveSubscription({ body }, { background: true })
      } catch (error) {
        if (!isRefusal(error) || userId !== session.userId) return
      }
      this.keep(this.unsent.filter(({ requestId }) => requestId !== body.requestId))
      if (all && userId === this.owner) this.take(all)
    }
  }

  /** What the server says, and what it has not heard yet. */
  private take(all: readonly Subscription[]): void {
    const answers = new Map(
      this.unsent
        .filter(({ userId }) => userId === this.owner)
        .map(({ moment, answer }) => [moment, STATES[answer]]),
    )
    const merged = all.map((each) => ({ ...each, state: answers.get(each.moment) ?? each.state }))
    runInAction(() => this.known.set(merged))
  }

  private get unsent(): Unsent {
    return v.parse(unsent, this.deps.persistence.read('newsAnswers'))
  }

  private keep(all: Unsent): void {
    this.deps.persistence.tryWrite('newsAnswers', all)
  }
}

/** What the host tells people while the app is closed (decision 0063): asking for it, and its settings. */
export function createNews(
  services: Pick<Services, 'session' | 'persistence' | 'host' | 'report'>,
): NonNullable<Services['news']> & { readonly prepare: (key: string) => Promise<void> } {
  const news = new Subscriptions(services)
  return {
    ask: (moment) => news.ask(moment),
    prepare: (key) => news.prepare(key),
    Rows: () => <NewsRows news={news} />,
  }
}

/** The app where its host tells people something: pages with a tap that may ask get ready for it. */
export function withNews(services: Services): Services {
  const news = createNews(services)
  return {
    ...services,
    news,
    async greet(page, key) {
      void news.prepare(key)
      await services.greet?.(page, key)
    },
  }
}

/** One line for each; a server that sends none leaves nothing to see. */
const NewsRows = observer(function NewsRows({ news }: { readonly news: Subscriptions }) {
  const { host, session } = useServices()
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever logs in here has answers of their own.
  useEffect(() => void news.load(), [news, session.userId])
  if (news.all.length === 0) return null

  async function change(each: Subscription, on: boolean): Promise<void> {
    if (!on) return news.refuse(each)
    const asked = news.put(each)
    setBusy(true)
    const answer = await asked
    setBusy(false)
    if (!answer) host.toast(t('profile.news.failed'))
    if (answer === 'ban') host.toast(t('profile.news.states.banned'))
  }

  return (
    <CellGroup title={t('profile.news.title')} note={t('profile.news.note')}>
      {news.all.map((each) => {
        const title = t(`profile.news.moments.${each.moment}`)
        return (
          <Cell
            key={each.moment}
            title={title}
            note={t(`profile.news.states.${each.state}`)}
            value={
              <Switch
                label={title}
                checked={each.state === 'accepted'}
                disabled={busy}
                onChange={(on) => void change(each, on)}
              />
            }
          />
        )
      })}
    </CellGroup>
  )
})
