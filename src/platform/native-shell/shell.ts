import { AppError } from '../../errors'
import { APP_VERSION, APP_VERSION_CODE } from '../../shared/constants'
import { hasOwn } from '../../shared/json'
import {
  EVENTS,
  MESSAGES,
  readJson,
  type ShellAnswer,
  type ShellEvent,
  type ShellHello,
  type ShellInputs,
  type ShellMessage,
  type ShellNews,
  type ShellPayCode,
  type ShellSheet,
} from './messages'

/**
 * What the native app puts into its page before our scripts run (docs/reference/native-shell.md): one function
 * that takes a name, JSON, and a callback for JSON.
 */
interface ShellBridge {
  invoke(name: string, input: string, callback: (output: unknown) => void): void
}

/**
 * `absent` there is nothing to ask, `unsupported` it does not know the message, `refused` a person or the phone said
 * no, `busy` it does another one, `failed` it could not, `garbage` its answer is none, `silent` it gave none in time.
 */
export type ShellProblem =
  | 'absent'
  | 'unsupported'
  | 'refused'
  | 'busy'
  | 'failed'
  | 'garbage'
  | 'silent'
/** The words of the shell for a message it has not done. */
const REFUSALS: readonly ShellProblem[] = ['unsupported', 'refused', 'busy', 'failed']

/** The native app has not done what it was asked for. */
export class ShellError extends AppError {
  override readonly name = 'ShellError'
  readonly messageKey = 'error.unexpected'
  constructor(
    readonly asked: ShellMessage,
    readonly problem: ShellProblem,
    reason?: unknown,
  ) {
    super(`shell ${asked}: ${problem}`, reason)
  }
}

/** A shell of before the handshake: it knew how to pay, and says of a sheet it lacks that it lacks it. */
const FIRST: ShellHello = { shell: '', messages: { pay: 1 }, sheets: ['alipay', 'wechat'] }
const NONE: ShellHello = { shell: '', messages: {}, sheets: [] }

/** What comes before anybody listens waits for the first who does, as many as these. */
const MOST_WAITING = 10

type Listener = (news: never) => void

/** The native app around this page. */
export class NativeShell {
  private said: Promise<ShellHello> | undefined
  private readonly listeners = new Map<ShellEvent, Listener>()
  private readonly waiting: { readonly event: ShellEvent; readonly news: never }[] = []

  constructor(private readonly bridge: Partial<ShellBridge>) {}

  /** What it can do; asked once. One that does not answer is of before the handshake. Never rejects. */
  hello(): Promise<ShellHello> {
    this.said ??= this.greet()
    return this.said
  }

  /** Whether it knows this message as this page sends it. */
  async can(message: ShellMessage): Promise<boolean> {
    const { messages } = await this.hello()
    return hasOwn(messages, message) && Number(messages[message]) >= MESSAGES[message].v
  }

  /**
   * Sends a message, and reads the answer.
   *
   * @throws ShellError in any other case, at the latest when the time of the message is over.
   */
  async ask<M extends ShellMessage>(message: M, input: ShellInputs[M]): Promise<ShellAnswer<M>> {
    if (!(await this.can(message))) throw new ShellError(message, 'unsupported')
    return this.send(message, input)
  }

  /** Opens Alipay's or WeChat's own sheet with parameters the server signed. Never rejects. */
  async pay(channel: ShellSheet, params: object): Promise<ShellPayCode> {
    try {
      const { sheets } = await this.hello()
      return sheets.includes(channel) ? await this.ask('pay', { channel, params }) : 'unsupported'
    } catch (error) {
      // It opened no sheet that we know of, or one that we know nothing of: the server says how it ended.
      const isLacking = error instanceof ShellError && error.problem === 'unsupported'
      return isLacking ? 'unsupported' : 'unknown'
    }
  }

  /** Hears what the shell says by itself; another listener takes the place of the one before. */
  on<E extends ShellEvent>(event: E, listener: (news: ShellNews<E>) => void): void {
    this.listeners.set(event, listener as Listener)
    const due = this.waiting.filter((each) => each.event === event)
    for (const each of due) {
      this.waiting.splice(this.waiting.indexOf(each), 1)
      ;(listener as Listener)(each.news)
    }
  }

  /** Version 1 of every event; another one is of a later shell, and nothing to this page. */
  private receive(event: unknown, text: unknown): void {
    const name = Object.keys(EVENTS).find((known) => known === event) as ShellEvent | undefined
    const said = readJson(text)
    const news = name && said?.v === 1 ? EVENTS[name](said) : undefined
    if (!name || news === undefined) return
    const listener = this.listeners.get(name)
    if (listener) listener(news as never)
    else if (this.waiting.length < MOST_WAITING)
      this.waiting.push({ event: name, news: news as never })
  }

  private async greet(): Promise<ShellHello> {
    if (typeof this.bridge.invoke !== 'function') return NONE
    // The shell keeps what it has to say until it is greeted.
    const receive = (event: unknown, text: unknown) => this.receive(event, text)
    Object.assign(window, { TaproomPage: { receive } })
    const events = Object.keys(EVENTS)
    const input = { app: APP_VERSION, build: APP_VERSION_CODE, events }
    const hello = await this.send('hello', input).catch(() => FIRST)
    if (Number(hello.messages.share) >= MESSAGES.share.v) this.lendShare()
    return hello
  }

  private send<M extends ShellMessage>(message: M, input: ShellInputs[M]): Promise<ShellAnswer<M>> {
    const { v, limit, read } = MESSAGES[message]
    return new Promise((resolve, reject) => {
      const fail = (problem: ShellProblem, reason?: unknown) => {
        clearTimeout(timer)
        reject(new ShellError(message, problem, reason))
      }
      const timer = setTimeout(() => fail('silent'), limit)
      // A second answer, or a late one, finds the promise settled.
      const take = (output: unknown) => {
        const said = readJson(output)
        const refusal = REFUSALS.find((word) => word === said?.error)
        if (refusal) return fail(refusal)
        const answer = said && said.error === undefined ? read(said) : undefined
        if (answer === undefined) return fail('garbage', output)
        clearTimeout(timer)
        resolve(answer as ShellAnswer<M>)
      }
      try {
        if (typeof this.bridge.invoke !== 'function') return fail('absent')
        this.bridge.invoke(message, JSON.stringify({ v, ...input }), take)
      } catch (cause) {
        fail('failed', cause)
      }
    })
  }

  /** The shell's sheet stands where a browser has its own: whoever shares knows no difference. */
  private lendShare(): void {
    const share = async ({ title = '', url = '' }: ShareData) => {
      if ((await this.ask('share', { title, url })) === 'closed')
        throw new DOMException('closed', 'AbortError')
    }
    Object.defineProperty(window.navigator, 'share', { value: share, configurable: true })
  }
}

const shells = new WeakMap<object, NativeShell>()

/** The native app around this page; undefined in a browser. */
export function nativeShell(): NativeShell | undefined {
  const { TaproomShell: bridge } = window as { TaproomShell?: unknown }
  if (typeof bridge !== 'object' || bridge === null) return undefined
  const shell = shells.get(bridge) ?? new NativeShell(bridge)
  shells.set(bridge, shell)
  return shell
}

/**
 * The native app around this page, if it knows this message.
 *
 * @returns undefined in a browser, and where the ability is missing.
 */
export async function shellThatCan(message: ShellMessage): Promise<NativeShell | undefined> {
  const shell = nativeShell()
  return (await shell?.can(message)) ? shell : undefined
}

/**
 * Closes what lies over the page, else goes one page back. False on the first page, where nothing does.
 *
 * @param hasPrevious there is a page below the one in front.
 */
export function stepBack(hasPrevious: boolean): boolean {
  const { layer = 0 } = (window.history.state ?? {}) as { layer?: number }
  if (layer === 0 && !hasPrevious) return false
  window.history.back()
  return true
}
