import type { Persistence } from '../../stores/persistence'
import { LOCK_TIME, type LockDeps, lockPayment } from './dispatch'

interface Stage {
  readonly time: number
}

/** Tabs of one browser: a storage for all, a clock for all, and pauses that end when the test says. */
function browser() {
  const stored = new Map<string, unknown>()
  const stage = { time: 1000 }
  let pauses: (() => void)[] = []
  const persistence = {
    read: (key: string) => stored.get(key),
    write: (key: string, value: unknown) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  } as unknown as Persistence
  function tab(owner: string, several = true) {
    const renewals = new Set<() => void>()
    const deps: LockDeps = {
      tab: { owner, running: new Set(), several },
      persistence,
      now: () => stage.time,
      sleep: () => new Promise((resolve) => pauses.push(resolve)),
      every: (_, call) => {
        renewals.add(call)
        return () => void renewals.delete(call)
      },
    }
    const renew = () => {
      for (const call of renewals) call()
    }
    return { deps, renew }
  }
  const goOn = () => {
    const due = pauses
    pauses = []
    for (const end of due) end()
  }
  const pass = (milliseconds: number): Stage => {
    stage.time += milliseconds
    return stage
  }
  return { tab, goOn, pass }
}

const settled = <T>(promise: Promise<T>, goOn: () => void): Promise<T> => {
  goOn()
  return promise
}

test('one of two tabs that tap at the same moment gets it', async () => {
  const { tab, goOn } = browser()
  const both = [lockPayment('9', tab('a').deps), lockPayment('9', tab('b').deps)]
  goOn()
  const got = (await Promise.all(both)).filter((unlock) => unlock !== undefined)
  expect(got).toHaveLength(1)
})

test('a tab that comes later does not get it, until it is given back', async () => {
  const { tab, goOn } = browser()
  const first = tab('a').deps
  const second = tab('b').deps
  const unlock = await settled(lockPayment('9', first), goOn)
  expect(await settled(lockPayment('9', second), goOn)).toBeUndefined()
  expect(await settled(lockPayment('9', first), goOn)).toBeUndefined()
  unlock?.()
  expect(await settled(lockPayment('9', second), goOn)).toBeDefined()
})

test('what was given back is not taken again when its time to renew comes', async () => {
  const { tab, goOn } = browser()
  const first = tab('a')
  const unlock = await settled(lockPayment('9', first.deps), goOn)
  unlock?.()
  first.renew()
  expect(await settled(lockPayment('9', tab('b').deps), goOn)).toBeDefined()
})

test('another payment has a lock of its own', async () => {
  const { tab, goOn } = browser()
  const { deps } = tab('a')
  expect(await settled(lockPayment('9', deps), goOn)).toBeDefined()
  expect(await settled(lockPayment('10', deps), goOn)).toBeDefined()
})

test('a tab that died holds it for a limited time', async () => {
  const { tab, goOn, pass } = browser()
  await settled(lockPayment('9', tab('dead').deps), goOn)
  pass(LOCK_TIME - 1)
  expect(await settled(lockPayment('9', tab('b').deps), goOn)).toBeUndefined()
  pass(1)
  expect(await settled(lockPayment('9', tab('c').deps), goOn)).toBeDefined()
})

test('a tab that lives holds it as long as it takes', async () => {
  const { tab, goOn, pass } = browser()
  const first = tab('a')
  await settled(lockPayment('9', first.deps), goOn)
  for (let round = 0; round < 5; round++) {
    pass(LOCK_TIME / 2)
    first.renew()
  }
  expect(await settled(lockPayment('9', tab('b').deps), goOn)).toBeUndefined()
})

test('a tab that was asleep does not take back what another one took over', async () => {
  const { tab, goOn, pass } = browser()
  const sleeper = tab('a')
  const unlock = await settled(lockPayment('9', sleeper.deps), goOn)
  pass(LOCK_TIME)
  await settled(lockPayment('9', tab('b').deps), goOn)
  sleeper.renew()
  unlock?.()
  expect(await settled(lockPayment('9', tab('c').deps), goOn)).toBeUndefined()
})

test('a mini-program runs once: a lock found at its start is a dead one’s', async () => {
  const { tab } = browser()
  await lockPayment('9', tab('before', false).deps)
  expect(await lockPayment('9', tab('now', false).deps)).toBeDefined()
})
