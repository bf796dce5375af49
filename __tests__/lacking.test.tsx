// @reads server e2e/support
import { act, cleanup, fireEvent } from '@testing-library/react'
import { ALWAYS } from '../scripts/reach/lacking'
import type { AnyWidget } from '../src/engine/contract'
import { renderWidget } from '../src/engine/testing/render-widget'
import { all } from '../src/registry/all'
import { calls as sources } from '../src/registry/calls'
import { pageOf } from '../src/routing/url'
import { overSandbox } from './support/over-sandbox'

// What a server lacks is not drawn (decision 0092): every example of every widget, over the answers of the
// sandbox, on a server that lacks every page, then on one that lacks every call that writes. What can still be
// pressed is pressed, also in what that opens: none of it may lead to such a page, send such a call, or do nothing.

jest.setTimeout(600_000)

/** Who buys, and who sells, streams and administers. */
const PEOPLE = { member: '13800138000', owner: '13900139000' } as const
type Person = keyof typeof PEOPLE

let server: Awaited<ReturnType<typeof overSandbox<Person>>>
beforeAll(async () => {
  server = await overSandbox(PEOPLE)
})
afterAll(() => server?.stop())

/** A server that lacks whatever `lacks` says. */
class Lacking extends Set<string> {
  constructor(private readonly lacks: (name: string) => boolean) {
    super()
  }

  override get size(): number {
    return 1
  }

  override has(name: string): boolean {
    return this.lacks(name)
  }
}
const isAway = (name: string) => name.startsWith('/') && !ALWAYS.test(name)
const everyPage = new Lacking(isAway)
const everyWrite = new Lacking((name) => !name.startsWith('/') && !sources.has(name))

/**
 * What a page is for is sent from it all the same: without the call there is no way to that page, which says
 * that there is none. So is what the app says by the way, which nobody waits for.
 */
const SENT: Readonly<Record<string, RegExp>> = {
  chat: /^notice\/im\/open$/,
  feed: /^(material\/count|notice\/message\/read)$/,
  gradePurchase: /^paas\/autoBuy\/buy$/,
  identityReview: /^people\/identity\/decide$/,
  investReview: /^investMerchant\/decide$/,
  liveForm: /^live\/update$/,
  nicknameForm: /^people\/userDetail\/changeNickName$/,
  orderConfirm: /^order\/orderBuy\/buy$/,
  packagePurchase: /^paas\/autoBuy\/buy$/,
  pageEditor: /^paas\/viewEngine\/save$/,
  payPanel: /^api\/pay\/pay$/,
  profileAuth: /^people\/userDetail\/changeNickName$/,
  searchPanel: /^basic\/search\/add$/,
  sellerApplications: /^merchant\/application\/decide$/,
  settingsPanel: /^people\/user\/logout$/,
  sexForm: /^people\/userDetail\/changeSex$/,
  withdrawals: /^asset\/withdraw\/decide$/,
}

/** What does nothing when it is pressed, whatever the server has: it is so already, or wants a longer press. */
const IDLE =
  /tp-(address-form__region|bank-form__pick|city__(letter--on|row)|author__pick|map__pin--on|edit__grip|pd__act|align-start)\b/
/**
 * The same of what closes or clears what is closed or clear already, of a browser's own window, and of a second line
 * to be taken out, while it is asked whether the first is.
 */
const IDLE_WORDS = /^(Clear|Close|Print|Enter birthday|Done, 0 of 20|Remove Green Room)$/

const widgets = [...all.values()].map((widget) => [widget.definition.type, widget] as const)
const figures = { pressed: 0 }
/** Of one look; the third of a list says what the first did. */
const OF_A_LOOK = 2
const MOST = 80

/** A panel on its way out is there for a quarter of a second more, and no finger reaches it. */
const OUT = '.tp-overlay--out'

const pressables = () =>
  [...document.body.querySelectorAll<HTMLElement>('.tp-press:not(.tp-off)')].filter(
    (each) =>
      !each.hasAttribute('aria-selected') &&
      !each.hasAttribute('aria-checked') &&
      each.closest(OUT) === null,
  )

/** One server, and what of a widget was pressed on it already, by how all of it looks. */
interface Round {
  readonly lacks: Lacking
  readonly seen: Set<string>
}

/** Draws an example and presses whatever can be pressed. @returns what was wrong with that. */
async function press(
  widget: AnyWidget,
  name: string,
  { lacks, seen }: Round,
  person: Person,
): Promise<readonly string[]> {
  const { type, examples } = widget.definition
  const { api, writes, settle } = server
  const user = server.be(person)
  const { value, config, query } = examples[name] ?? { config: {} }
  const drawn = await renderWidget(widget, {
    value,
    config: config as Record<string, unknown>,
    query,
    user,
    api,
    lacks,
  })
  const { navigator, host } = drawn
  const ways = [navigator.open, navigator.replace]
  const hands = [navigator, host].flatMap((each) => Object.values<unknown>({ ...each }))
  const state = () =>
    JSON.stringify([
      hands.map((each) => (jest.isMockFunction(each) ? each.mock.calls.length : 0)),
      server.asked(),
      writes.length,
      document.body.innerHTML,
    ])
  await settle()
  const problems: string[] = []
  const looks = [...new Set(pressables().map(({ className }) => className))].sort().join()
  const isKnown = seen.has(looks)
  seen.add(looks)
  const done = new WeakSet<HTMLElement>()
  const times = new Map<string, number>()
  for (let at = 0; at < MOST && !isKnown; at++) {
    const next = pressables().find((each) => !done.has(each))
    if (!next) break
    done.add(next)
    const before = times.get(next.className) ?? 0
    times.set(next.className, before + 1)
    if (before >= OF_A_LOOK) continue
    const label = next.getAttribute('aria-label') || next.textContent || ''
    const what = `${name}, ‘${label.slice(0, 40)}’`
    writes.length = 0
    for (const way of ways) way.mockClear()
    const stood = state()
    act(() => void fireEvent.click(next))
    await settle()
    figures.pressed += 1
    for (const [url] of ways.flatMap((way) => way.mock.calls))
      if (lacks.has(pageOf(url))) problems.push(`${what} leads to ${url}`)
    for (const path of writes)
      if (lacks === everyWrite && !SENT[type]?.test(path)) problems.push(`${what} sends ${path}`)
    if (state() === stood && !IDLE.test(next.className) && !IDLE_WORDS.test(label))
      problems.push(`${what} does nothing (${next.className})`)
  }
  cleanup()
  return problems
}

describe.each(['member', 'owner'] as const)('of what the server lacks, to the %s', (person) => {
  test.each(widgets)('%s shows nothing', async (_, widget) => {
    const problems: string[] = []
    for (const lacks of [everyPage, everyWrite]) {
      const round = { lacks, seen: new Set<string>() }
      for (const name of Object.keys(widget.definition.examples))
        problems.push(...(await press(widget, name, round, person)))
    }
    expect(problems).toEqual([])
  })
})

test('what was pressed was there: a sweep over nothing has found nothing', () => {
  expect(figures.pressed).toBeGreaterThan(1000)
})
