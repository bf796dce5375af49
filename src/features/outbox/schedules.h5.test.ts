import type { Told } from './outbox'
import { ask, Device, ModelServer, type OnItsWay, openWindow } from './testing/devices'

// Loss before and after arrival, late arrival, restarts, two windows, sign-outs, undoing: whatever comes, what
// was asked for is done once, in order, as who asked for it.

const SCHEDULES = 10_000
const STEPS = 24
const USERS = ['1001', '1002']

/** Mulberry32: the same seed is the same schedule. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Lets all go on that waits for nothing but its turn; faster than the timers' own way. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 12; turns += 1) await Promise.resolve()
}

async function pass(ms: number): Promise<void> {
  await settle()
  for (let passed = 0; passed < ms; passed += 1000) {
    jest.advanceTimersByTime(1000)
    await settle()
  }
}

interface Asked {
  readonly user: string
  readonly words: string
  isUndone: boolean
}

async function play(seed: number) {
  const random = randomOf(seed)
  const below = (most: number) => Math.floor(random() * most)
  const device = new Device()
  const server = new ModelServer()
  const onItsWay: OnItsWay[] = []
  const stray: OnItsWay[] = []
  const told: Told[] = []
  const asked: Asked[] = []
  const refused: string[] = []
  const hearts = new Map<string, boolean>()
  let user = USERS[0] as string
  let windows = 0
  let isGood = false
  const open = () => {
    windows += 1
    return openWindow({
      device,
      server,
      userId: () => user,
      network: (call) => (isGood ? call.answer() : onItsWay.push(call)),
      tell: (what) => told.push(what),
      owner: `w${windows}`,
    })
  }
  const tabs = [open(), open()]
  const tab = () => tabs[below(2)] as (typeof tabs)[number]

  function say(): void {
    if (user === '') return
    const words = `${below(12) === 0 ? 'bad ' : ''}no. ${asked.length}`
    asked.push({ user, words, isUndone: false })
    const body = { id: '7', content: words }
    const sent = tab().box.send(ask('POST', 'product/productShow/evaluateMore', body))
    sent.catch(() => refused.push(words))
  }

  function turnHeart(): void {
    if (user === '') return
    const thing = `${user} ${below(2)}`
    const next = !hearts.get(thing)
    hearts.set(thing, next)
    const given = { entityId: thing }
    const path = `favorite/product/${next ? 'add' : 'cancel'}`
    tab()
      .box.send(ask(next ? 'POST' : 'DELETE', path, given))
      .catch(() => {})
  }

  function happen(): void {
    const call = onItsWay.splice(below(onItsWay.length), 1)[0]
    if (!call) return
    const fate = below(4)
    if (fate === 0) call.answer()
    // Lost before it came, after it came, and before it comes all the same.
    if (fate === 1) call.lose()
    if (fate === 2) {
      call.arrive()
      call.lose()
    }
    if (fate === 3) {
      stray.push(call)
      call.lose()
    }
  }

  function undo(): void {
    const { box } = tab()
    box.look()
    const said = box.waiting.filter(({ noun, undone }) => noun === 'review' && !undone)
    const entry = said[below(said.length)]
    if (!entry) return
    const words = (entry.wish.body as { content: string }).content
    const wish = asked.find((each) => each.words === words)
    if (wish) wish.isUndone = true
    box.undo(entry.id)
  }

  function restart(): void {
    const which = below(2)
    tabs[which]?.close()
    tabs[which] = open()
    void tabs[which]?.box.flush()
  }

  function signOn(next: string): void {
    user = next
    for (const { box } of tabs) box.hurry()
  }

  const steps = [
    say,
    say,
    turnHeart,
    turnHeart,
    happen,
    happen,
    happen,
    () => stray.splice(below(stray.length), 1)[0]?.arrive(),
    undo,
    restart,
    () => signOn(['', ...USERS][below(3)] as string),
    () => tab().box.hurry(),
  ]
  for (let step = 0; step < STEPS; step += 1) {
    steps[below(steps.length)]?.()
    await pass(below(3) === 0 ? 4000 : 0)
  }
  const leftOf = (who: string) =>
    [...device.kept.values()].filter((kept) => (kept as { userId?: string }).userId === who).length
  // Now all goes well; what is still on its way comes late.
  isGood = true
  for (const call of onItsWay) call.lose()
  for (const who of USERS) {
    signOn(who)
    for (let seconds = 0; seconds < 60 && leftOf(who) > 0; seconds += 1) await pass(1000)
    // What was refused last is told once it is off the shelf.
    await pass(1000)
  }
  for (const call of [...onItsWay, ...stray]) call.arrive()
  // Windows that were closed in the middle of a call never end.
  jest.clearAllTimers()
  const left = [...device.kept.keys()].filter((key) => key.startsWith('outbox_'))
  return { server, asked, told, refused, hearts, left }
}

function check({ server, asked, told, refused, hearts, left }: Awaited<ReturnType<typeof play>>) {
  const { done } = server
  expect(left).toEqual([])
  expect(new Set(done.map(({ id }) => id)).size).toBe(done.length)
  const said = done.filter(({ what }) => what.includes('no. '))
  for (const { user, words, isUndone } of asked) {
    const times = said.filter(({ what }) => what === words)
    const isBad = words.startsWith('bad')
    if (isBad) expect(times).toEqual([])
    else if (!isUndone) expect(times).toMatchObject([{ user }])
    else expect(times.length).toBeLessThanOrEqual(1)
    // A no is told: to the page that asked, or later in its words.
    if (isBad && !isUndone) {
      const late = told.filter(
        (what) => typeof what === 'object' && what.refused.words === words,
      ).length
      expect(late + refused.filter((each) => each === words).length).toBeGreaterThan(0)
    }
  }
  // Whoever took something back hears of it when that came too late, and only then.
  const undoneAndDone = asked.filter(
    ({ words, isUndone }) => isUndone && said.some(({ what }) => what === words),
  )
  const late = told.filter((what) => what === 'late').length
  expect(late).toBeGreaterThanOrEqual(undoneAndDone.length)
  for (const user of USERS) {
    const mine = said.filter((each) => each.user === user).map(({ what }) => Number(what.slice(4)))
    expect(mine).toEqual([...mine].sort((a, b) => a - b))
  }
  for (const [thing, isOn] of hearts) {
    const turns = done.filter(({ what }) => what.endsWith(` ${thing}`))
    const last = turns[turns.length - 1]?.what ?? 'DELETE'
    expect(last.startsWith('POST')).toBe(isOn)
  }
}

describe('ten thousand schedules', () => {
  beforeAll(() => jest.useFakeTimers())
  afterAll(() => jest.useRealTimers())

  test.each(Array.from({ length: 10 }, (_, at) => at))(
    'each is delivered exactly once, in order: part %i of 10',
    async (part) => {
      for (let at = 0; at < SCHEDULES / 10; at += 1) {
        const seed = part * 100_000 + at
        const played = await play(seed)
        try {
          check(played)
        } catch (error) {
          throw new Error(`seed ${seed}: ${String(error)}`)
        }
      }
    },
    600_000,
  )
})
