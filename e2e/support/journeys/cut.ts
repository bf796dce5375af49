import { expect } from '@playwright/test'
import { found, type Hand, type Line, text } from './hand'

type When = Parameters<Hand['cut']>[1]

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
  const lose = async (when: When, run: () => Promise<unknown>) => {
    const happened = await hand.cut(path, when)
    await run()
    await happened()
  }
  const from = (await hand.said()).length
  await lose('before', act)
  if (waits) {
    await done()
    return
  }
  await expectLost(hand, lost, from)
  const second = (await hand.said()).length
  await lose('after', again)
  if (!isFound) await expectLost(hand, lost, second)
  await last()
  await done()
}
