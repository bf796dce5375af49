import { DAY, startOfDay } from '../../../src/shared/business-day'
import { hash } from '../../pictures/svg'
import { both } from '../../product/seed/rows'
import { BOOK_DAYS, type Move, settleNumber } from './books'

const EARNING = both('Device earnings', '设备收益')
const SETTLED = both('Earnings moved to the balance', '收益转入余额')
const TASK = both('Task reward', '任务奖励')
const DEVICE = both('Equipment purchase', '购买设备')
const RECHARGE = both('Top-up', '充值')
const WITHDRAWAL = both('Withdrawal to the bank', '提现至银行卡')

/** Nobody who joined yesterday owns a tap. */
const NEWCOMER = '1002'
const SETTLE_EVERY = 7

/** A moment of a day, `part` of it passed; today only as much of it as there is. */
function momentOf(daysAgo: number, part: number, now: number): number {
  const today = startOfDay(now)
  if (daysAgo === 0) return today + Math.floor((now - today) * part)
  return today - daysAgo * DAY + Math.floor(DAY * part)
}

/** What the taps earn on a day: more at weekends, growing slowly. */
function earnedOn(userId: string, daysAgo: number, now: number): number {
  const seed = hash(`income ${userId} ${daysAgo}`)
  const weekday = Math.floor(startOfDay(now) / DAY - daysAgo) % 7
  const base = 1_400 + (hash(`wallet ${userId}`) % 9) * 260
  const weekend = weekday === 1 || weekday === 2 ? 1.45 : 1
  const growth = 1 + (BOOK_DAYS - daysAgo) / 240
  return Math.round(base * weekend * growth * (0.8 + (seed % 400) / 1000))
}

/** The earnings account: what came in each day, and the weekly settlement that empties it. */
export function earningsMoves(
  userId: string,
  rewards: readonly Move[],
  now: number,
): readonly Move[] {
  if (userId === NEWCOMER) return []
  const moves: Move[] = []
  let held = 0
  const add = (move: Move) => {
    moves.push(move)
    held += move.amount
  }
  for (let day = BOOK_DAYS; day >= 0; day -= 1) {
    if (day % SETTLE_EVERY === 3 && held > 0) {
      const at = momentOf(day, 0.1, now)
      const refId = `${userId}01${settleNumber(at)}`
      add({ kind: 'settle', title: SETTLED, amount: -held, at, refKind: 'line', refId })
    }
    const night = momentOf(day, 0, now)
    for (const reward of rewards) if (startOfDay(reward.at) === startOfDay(night)) add(reward)
    const amount = earnedOn(userId, day, now)
    add({ kind: 'earning', title: EARNING, amount, at: momentOf(day, 0.34, now) })
  }
  return moves
}

/** The moves of a user's points before `now` (seconds since 1970). */
export function pointsMoves(userId: string, now: number): readonly Move[] {
  const joined = userId === NEWCOMER ? 0 : BOOK_DAYS
  const days = Array.from({ length: joined + 1 }, (_, day) => day)
  return days
    .filter((day) => hash(`task ${userId} ${day}`) % 4 === 0)
    .map((day) => ({
      kind: 'task',
      title: TASK,
      amount: 10 + (hash(`task ${userId} ${day}`) % 40),
      at: momentOf(day, 0.5, now),
    }))
}

/** Equipment is bought with money that was topped up for it. */
function deviceMoves(userId: string, now: number): readonly Move[] {
  const seed = hash(`wallet ${userId}`)
  return Array.from({ length: 1 + (seed % 3) }, (_, i) => {
    const at = momentOf(84 - i * 23 - (seed % 6), 0.45, now)
    const amount = 340_000 * (1 + ((seed + i) % 4))
    return [
      { kind: 'recharge', title: RECHARGE, amount, at: at - 1800 },
      { kind: 'invest', title: DEVICE, amount: -amount, at },
    ]
  }).flat()
}

/** The balance account's own moves: settlements, equipment, top-ups and withdrawals. */
export function spendingMoves(
  userId: string,
  earned: readonly Move[],
  now: number,
): readonly Move[] {
  if (userId === NEWCOMER) return []
  const settled = earned
    .filter(({ kind }) => kind === 'settle')
    .map((move) => ({
      ...move,
      amount: -move.amount,
      refId: `${userId}02${settleNumber(move.at)}`,
    }))
  const withdrawn = [11, 32, 53, 74].map((day) => ({
    kind: 'withdraw',
    title: WITHDRAWAL,
    amount: -(5_000 + (hash(`withdraw ${userId} ${day}`) % 9) * 2_500),
    at: momentOf(day, 0.62, now),
  }))
  const recharged = [6, 27, 48].map((day) => ({
    kind: 'recharge',
    title: RECHARGE,
    amount: 10_000 * (1 + (hash(`recharge ${userId} ${day}`) % 3)),
    at: momentOf(day, 0.52, now),
  }))
  return [...settled, ...deviceMoves(userId, now), ...withdrawn, ...recharged]
}
