import { expect } from '@playwright/test'
import { found, type Hand, type Line, text } from './hand'

/** What everybody reads when the network is gone. */
const LOST = '网络连接失败，请检查网络后重试'

/** The words of a lost network: beside what was sent, or as a line since `from`. */
const expectLost = (hand: Hand, words: string, from: number): Promise<void> =>
  expect
    .poll(async () => {
      const isThere = await text(hand, words).isVisible()
      return isThere ? words : (await hand.said()).slice(from).join('\n')
    })
    .toContain(words)

/**
 * The network goes twice at each write: first the call is lost, then its answer. Each time words say so, what was
 * typed is still there, and the next try ends it; what waits needs none. That nothing happened twice, the figures of the journey show.
 */
export const cut: Line = async (hand, write) => {
  const { path, act, again = act, isFound, waits, done, lost = LOST } = write
  const { last = isFound ? found : again } = write
  const from = (await hand.said()).length
  const first = await hand.cut(path, 'before')
  // As soon as the first has happened: what the app sends again by itself must meet the second.
  const planned = waits ? undefined : first().then(() => hand.cut(path, 'after'))
  await act()
  await first()
  if (!planned) {
    await done()
    return
  }
  const second = await planned
  await expectLost(hand, lost, from)
  const since = (await hand.said()).length
  await again()
  await second()
  if (!isFound) await expectLost(hand, lost, since)
  await last()
  await done()
}
