import { NetworkError, PaymentUnknownError, UserCancelledError } from '../../src/errors'
import type { PayAnswer, PayDeps, ServerStatus } from '../../src/features/pay/dispatch'
import {
  giveUpPayment,
  readPayment,
  resumePayments,
  verifyPayment,
} from '../../src/features/pay/ledger'
import { pay } from '../../src/features/pay/pay'
import type { PayRecord } from '../../src/shared/pay'
import type { ClientType } from '../../src/shared/transport'
import type { Persistence } from '../../src/stores/persistence'
import { type Chance, Clock } from './chance-and-time'

export const PAY_ID = '900'
export const AMOUNT = 12_345

/** Main and its gateways, as far as one payment of theirs goes. */
export interface PayServer {
  requestPay(payType: number, clientType: ClientType): Promise<PayAnswer>
  status(): Promise<ServerStatus>
  /** A person agrees at the gateway. The news for main; undefined when the gateway refuses. */
  approve(handle: string): Promise<string | undefined>
  /** The gateway tells main. */
  notify(news: string): Promise<void>
  expire(): Promise<void>
  /** How often money was taken for the payment, whatever became of it. */
  charges(): Promise<number>
}

const never = <T>() => new Promise<T>(() => {})

interface Tab {
  readonly name: string
  alive: boolean
  readonly deps: PayDeps
}

interface Tap {
  readonly tab: Tab
  settled: boolean
}

/** Which types people of a client choose from. */
const TYPES: { readonly [C in 'WapH5' | 'WeChat' | 'WeChatLite']: readonly number[] } = {
  WapH5: [1, 3, 300],
  WeChat: [7, 300, 1],
  WeChatLite: [12, 300],
}
type Client = keyof typeof TYPES

/** One device with its storage, its tabs, a bad network and a person in a hurry. */
export class World {
  readonly trace: string[] = []
  private readonly clock = new Clock()
  private readonly stored = new Map<string, unknown>()
  private readonly tabs: Tab[] = []
  private readonly taps: Tap[] = []
  /** Tabs that ask the server to pay, or hold a sheet open, just now. */
  private readonly making = new Set<Tab>()
  private readonly client: Client
  private isCalm = false
  private isLeft = false

  constructor(
    private readonly server: PayServer,
    private readonly random: Chance,
  ) {
    this.client = random.oneOf(['WapH5', 'WeChat', 'WeChatLite'] as const)
  }

  private say(what: string): void {
    this.trace.push(`${this.clock.now - 1_800_000_000_000} ${what}`)
  }

  private readonly persistence = {
    read: (key: string) => this.stored.get(key),
    write: (key: string, value: unknown) => {
      this.stored.set(key, value)
      if (key.startsWith('pay_')) this.say(`wrote ${(value as PayRecord).state}`)
    },
    remove: (key: string) => void this.stored.delete(key),
    names: (prefix: string) =>
      [...this.stored.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  } as unknown as Persistence

  /** A call over a network that loses requests, loses answers, and delivers what it gave up. */
  private call<T>(tab: Tab, name: string, run: () => Promise<T>): Promise<T> {
    const fate = this.isCalm ? 0 : this.random.pick(9)
    const there = 1 + this.random.pick(40) * (this.random.pick(5) === 0 ? 300 : 1)
    const back = 1 + this.random.pick(40) * (this.random.pick(5) === 0 ? 300 : 1)
    if (!tab.alive) return never()
    this.say(`${tab.name} calls ${name}, fate ${fate}`)
    return new Promise<T>((resolve, reject) => {
      const lose = () => tab.alive && reject(new NetworkError(name))
      if (fate === 6) return void this.clock.after(there, lose)
      if (fate === 7) {
        // Given up, and delivered later all the same.
        this.clock.after(there, lose)
        return void this.clock.after(there + back * 20, () => run().catch(() => {}))
      }
      this.clock.after(there, async () => {
        const answer = await run().then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        )
        this.clock.after(back, () => tab.alive && (fate === 8 ? lose() : answer()))
      })
    })
  }

  private during<T>(tab: Tab, promise: Promise<T>): Promise<T> {
    this.making.add(tab)
    return promise.finally(() => this.making.delete(tab))
  }

  openTab(): Tab {
    const { client, persistence, clock } = this
    const name = `tab${this.tabs.length}`
    const guard = <A extends unknown[], R>(run: (...all: A) => Promise<R>) => {
      return (...all: A) => (tab.alive ? run(...all) : never<R>())
    }
    const deps: PayDeps = {
      tab: { owner: name, running: new Set(), several: client !== 'WeChatLite' },
      persistence,
      clientType: client,
      userId: '1001',
      now: () => clock.now,
      sleep: guard(
        (milliseconds: number) =>
          new Promise<void>((resolve) => {
            clock.after(milliseconds, () => tab.alive && resolve())
          }),
      ),
      every: (milliseconds, call) => {
        let stop = () => {}
        const again = () => {
          stop = clock.after(milliseconds, () => {
            if (!tab.alive) return
            call()
            again()
          })
        }
        again()
        return () => stop()
      },
      requestPay: guard(({ payType }) =>
        this.during(
          tab,
          this.call(tab, `pay ${payType}`, () => this.server.requestPay(payType, client)),
        ),
      ),
      fetchStatus: guard(() => this.call(tab, 'status', () => this.server.status())),
      fetchSheetParams: guard(() => never()),
      openPaySheet: guard((_, params) => this.during(tab, this.sheet(tab, JSON.stringify(params)))),
      leaveFor: (url) => this.leave(tab, url),
      leaveByForm: (html) => this.leave(tab, html),
      openId: async () => 'openid',
    }
    const tab: Tab = { name, alive: true, deps }
    this.tabs.push(tab)
    return tab
  }

  private kill(tab: Tab): void {
    if (!tab.alive) return
    this.say(`${tab.name} is killed`)
    tab.alive = false
    this.making.delete(tab)
  }

  private async approve(handle: string): Promise<void> {
    const news = await this.server.approve(handle)
    this.say(news === undefined ? 'the gateway refuses' : 'the gateway has the money')
    if (news === undefined) return
    const copies = this.random.pick(4) === 0 ? 2 : 1
    for (let copy = 0; copy < copies; copy++) {
      const late = this.random.pick(3) === 0 ? this.random.pick(60_000) : this.random.pick(50)
      this.clock.after(late, () => this.server.notify(news))
    }
  }

  /** A sheet: what the person does, and what the host says about it, which need not be the same. */
  private sheet(tab: Tab, handle: string): Promise<void> {
    const does = this.random.oneOf(['approve', 'approve', 'cancel', 'nothing'] as const)
    const says = this.random.oneOf(['truth', 'truth', 'cancel', 'unknown', 'ok', 'dies'] as const)
    this.say(`${tab.name} sheet: ${does}, says ${says}`)
    return new Promise((resolve, reject) => {
      const time = 10 + this.random.pick(30_000)
      this.clock.after(time, async () => {
        if (!tab.alive) return
        if (does === 'approve') await this.approve(handle)
        const isOk = says === 'ok' || (says === 'truth' && does === 'approve')
        if (says === 'dies') this.kill(tab)
        else if (isOk) resolve()
        else if (says === 'unknown') reject(new PaymentUnknownError('8000'))
        else reject(new UserCancelledError('closed'))
      })
    })
  }

  /** The browser leaves; the page lives a moment longer. The person may or may not come back. */
  private leave(tab: Tab, handle: string): void {
    this.say(`${tab.name} leaves`)
    this.isLeft = true
    this.clock.after(1 + this.random.pick(20), () => this.kill(tab))
    const does = this.random.oneOf(['approve', 'approve', 'cancel', 'nothing'] as const)
    this.clock.after(100 + this.random.pick(40_000), async () => {
      this.say(`cashier: ${does}`)
      if (does === 'approve') await this.approve(handle)
      if (this.random.pick(3) > 0) this.start()
    })
  }

  /** The app starts again: it asks about everything it left behind. */
  private start(): void {
    const tab = this.openTab()
    this.say(`${tab.name} starts`)
    this.track(tab, resumePayments(tab.deps))
  }

  private track(tab: Tab, promise: Promise<unknown>): void {
    const tap: Tap = { tab, settled: false }
    this.taps.push(tap)
    const end = () => {
      tap.settled = true
    }
    promise.then(end, end)
  }

  private alive(): Tab {
    const living = this.tabs.filter(({ alive }) => alive)
    return living.length > 0 ? this.random.oneOf(living) : this.openTab()
  }

  private tap(tab: Tab, again: boolean): void {
    const payType = this.random.oneOf(TYPES[this.client])
    this.say(`${tab.name} taps ${payType}${again ? ' again' : ''}`)
    this.track(tab, pay({ payId: PAY_ID, payType, amount: AMOUNT, again }, tab.deps))
  }

  private readonly deeds: readonly (() => unknown)[] = [
    () => this.tap(this.alive(), false),
    () => this.tap(this.alive(), true),
    () => {
      // Twice at once, in one tab or in two.
      this.tap(this.alive(), this.random.pick(2) === 0)
      this.tap(this.alive(), this.random.pick(2) === 0)
    },
    () => this.kill(this.alive()),
    () => {
      // A mini-program runs once: the next start ends what was.
      if (this.client === 'WeChatLite') for (const tab of this.tabs) this.kill(tab)
      this.start()
    },
    () => {
      const tab = this.alive()
      this.track(tab, verifyPayment(PAY_ID, tab.deps))
    },
    () => giveUpPayment(PAY_ID, this.alive().deps),
    () => (this.random.pick(4) === 0 ? this.server.expire() : undefined),
  ]

  private check(): void {
    if (this.making.size > 1) throw new Error('two tabs make one payment')
  }

  /** Everything that happens, until nothing does any more. */
  async live(): Promise<void> {
    const deeds = 3 + this.random.pick(10)
    this.clock.after(0, () => this.tap(this.openTab(), false))
    let at = 0
    for (let deed = 0; deed < deeds; deed++) {
      at += this.random.pick(3) === 0 ? this.random.pick(45_000) : this.random.pick(120)
      this.clock.after(at, this.random.oneOf(this.deeds))
    }
    await this.clock.runOut(() => this.check())
  }

  /** A last start with a good network; then what this device holds, beside what the server holds. */
  async rest(): Promise<{ record: PayRecord | undefined; status: ServerStatus; hung: number }> {
    this.isCalm = true
    for (const tab of this.tabs) if (this.isLeft || this.random.pick(2) === 0) this.kill(tab)
    const last = this.openTab()
    this.track(last, resumePayments(last.deps, []))
    await this.clock.runOut(() => this.check())
    const hung = this.taps.filter(({ tab, settled }) => tab.alive && !settled).length
    return { record: readPayment(PAY_ID, last.deps), status: await this.server.status(), hung }
  }
}
