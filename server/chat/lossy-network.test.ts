import {
  type ChatMessage,
  leftUnsent,
  mergeMessages,
  newestOf,
  type Unsent,
} from '../../src/features/chat/contract'
import { randomOf } from '../attack/random'
import { ask, by, open, owner, say, sync, token } from './testing/talks'

/** One end of a conversation behind a network that loses calls and answers. */
class Phone {
  messages: readonly ChatMessage[] = []
  unsent: readonly Unsent[] = []
  private sent = 0
  private isLoaded = false

  constructor(
    readonly id: string,
    readonly who: string,
    readonly lossy: <T>(call: () => Promise<T>) => Promise<T | undefined>,
  ) {}

  say(content: string): void {
    this.sent += 1
    const requestId = `${this.who === owner ? 'staff' : 'shopper'}-${this.sent}`
    this.unsent = [...this.unsent, { requestId, kind: 'text', content, state: 'sending' }]
  }

  async trySend(): Promise<void> {
    for (const { requestId, content } of this.unsent) {
      const wish = { conversationId: this.id, requestId }
      const taken = await this.lossy(() => say(content, wish, this.who))
      if (!taken) return
      this.take([taken])
    }
  }

  /** The newest page first, as somebody does who opens the conversation; then what is new. */
  async poll(): Promise<void> {
    if (!this.isLoaded) {
      const query = `?conversationId=${this.id}`
      const page = await this.lossy(() => ask('GET', { ...by(this.who), query }))
      if (!page) return
      this.isLoaded = true
      this.take(page.body)
    }
    const known = newestOf(this.messages)
    const answer = await this.lossy(() => sync(this.id, known, this.who))
    if (answer) this.take(answer.news)
  }

  private take(more: readonly ChatMessage[]): void {
    this.messages = mergeMessages(this.messages, more)
    this.unsent = leftUnsent(this.unsent, this.messages)
  }
}

describe('over a network that loses what it carries', () => {
  test.each([1, 7, 23, 101, 20_261_122])(
    'nothing is lost or doubled, and both see one order: seed %i',
    async (seed) => {
      const random = randomOf(`chat ${seed}`)
      let losses = 0
      const lossy = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
        const isLost = random.chance(40)
        if (isLost) losses += 1
        // Half of what is lost never arrives; of the other half the answer does not.
        if (isLost && random.chance(50)) return undefined
        const answer = await call()
        return isLost ? undefined : answer
      }
      const { id } = await open()
      const phones = [new Phone(id, token, lossy), new Phone(id, owner, lossy)]
      const said: string[] = []
      for (let turn = 0; losses < 200; turn += 1) {
        const phone = random.pick(phones)
        if (random.chance(30)) {
          said.push(`${phone === phones[0] ? 'a' : 'b'}${turn}`)
          phone.say(said[said.length - 1] as string)
        }
        await (random.chance(50) ? phone.trySend() : phone.poll())
      }
      const isBehind = ({ unsent, messages }: Phone, last: number) =>
        unsent.length > 0 || newestOf(messages) < last
      for (let left = 500; left > 0; left -= 1) {
        const { last } = (await sync(id)).standing
        if (!phones.some((phone) => isBehind(phone, last))) break
        for (const phone of phones) {
          await phone.trySend()
          await phone.poll()
        }
      }
      const [one, other] = phones.map(({ messages }) =>
        messages.filter(({ kind }) => kind === 'text').map(({ content }) => content),
      )
      expect(one).toEqual(other)
      expect([...(one ?? [])].sort()).toEqual([...said].sort())
      // Each end reads its own words in the order in which it said them.
      for (const end of ['a', 'b']) {
        const mine = (words: readonly string[]) => words.filter((each) => each.startsWith(end))
        expect(mine(one ?? [])).toEqual(mine(said))
      }
    },
    60_000,
  )
})
