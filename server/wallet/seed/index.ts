import { WithdrawalStatus } from '../../../src/features/wallet/contract-withdrawals'
import { packText } from '../../database/l10n'
import { hash } from '../../pictures/svg'
import { both } from '../../product/seed/rows'
import type { Seed, SeedSection } from '../../seed'
import { FEE } from '../withdrawals'
import { type AccountPlan, bookBalance, bookForward, type Line, type Move } from './books'
import { earningsMoves, pointsMoves, spendingMoves } from './moves'
import { paidFromBalance, seedRewards, seedTransfers } from './references'

/** Balances in cents by user; the others follow from their id. */
const BALANCES: Readonly<Record<string, number>> = {
  '1001': 286_450,
  '1002': 54_000,
  '1003': 1_320_075,
}

export const WALLET_USERS = Array.from({ length: 12 }, (_, i) => String(1001 + i))

const KINDS = [
  ['balance', 'Balance', '余额'],
  ['earnings', 'Device earnings', '设备收益'],
  ['points', 'Brewer’s credit', '酿酒师积分'],
] as const

function referralCodeOf(userId: string): string {
  const seed = hash(`wallet ${userId}`)
  return `TAP${(seed % 0xfffff).toString(36).toUpperCase().padStart(4, '0')}`
}

/** Whose withdrawal is looked at, and what of it is frozen. Cents. */
const WAITING = ['1001', '1004', '1007']
const onItsWay = (userId: string): number => 1_200 + (hash(`account ${userId}`) % 38) * 100

const planOf = (userId: string, at: number): AccountPlan => ({ id: `${userId}0${at + 1}`, userId })

/** The three books of a user. What an account holds is the balance after its last line. */
function booksOf(
  userId: string,
  foreign: readonly Move[],
  rewards: readonly Move[],
  now: number,
): readonly Line[][] {
  const seed = hash(`account ${userId}`)
  const [balance, earnings, points] = KINDS.map((_, at) => planOf(userId, at))
  if (!balance || !earnings || !points) return []
  const earned = earningsMoves(userId, rewards, now)
  const spent = [...spendingMoves(userId, earned, now), ...foreign]
  return [
    bookBalance(balance, spent, BALANCES[userId] ?? 20_000 + (seed % 180_000), now),
    bookForward(earnings, earned),
    bookForward(points, pointsMoves(userId, now)),
  ]
}

async function seedUser(
  { db, now }: Seed,
  userId: string,
  foreign: readonly Move[],
  rewards: readonly Move[],
) {
  const books = booksOf(userId, foreign, rewards, now)
  const frozen = WAITING.includes(userId) ? onItsWay(userId) : 0
  await db
    .insertInto('accounts')
    .values(
      KINDS.map(([kind, en, zh], at) => ({
        ...planOf(userId, at),
        kind,
        currency: kind === 'points' ? ('points' as const) : ('CNY' as const),
        name: packText(both(en, zh)),
        amount: books[at]?.at(-1)?.balance ?? 0,
        frozen: at === 0 ? frozen : 0,
      })),
    )
    .execute()
  // In the order of time: a list without a sort then begins with the newest.
  const lines = books.flat().sort((a, b) => a.createdAt - b.createdAt)
  if (lines.length > 0) await db.insertInto('ledger').values(lines).execute()
}

/** A card each of who waits for money, and what waits. */
async function seedWithdrawals({ db, now }: Seed): Promise<void> {
  if (!(await db.selectFrom('users').select('id').executeTakeFirst())) return
  await db
    .insertInto('withdrawals')
    .values(
      WAITING.map((userId, at) => ({
        id: `97500${at + 1}`,
        userId,
        accountId: planOf(userId, 0).id,
        amount: onItsWay(userId),
        fee: FEE.feeLeast,
        bank: '招商银行',
        branch: '广州天河支行',
        holder: ['林夏', '何文博', '苏青'][at] ?? '',
        number: `621483020000${userId}`,
        status: WithdrawalStatus.Review,
        requestId: `seed-${at}`,
        createdAt: now - (26 - at * 9) * 3600,
      })),
    )
    .execute()
}

/** Accounts and some ninety days of their lines; after the orders, some of which were paid from here. */
export const walletsSeed: SeedSection = {
  name: 'wallets',
  async run(seed) {
    const { db } = seed
    const orders = await paidFromBalance(seed)
    const transfers = await seedTransfers(seed)
    const rewards = await seedRewards(seed)
    const movesOf = (userId: string, owned: typeof rewards) =>
      owned.filter((each) => each.userId === userId).map(({ move }) => move)
    for (const userId of WALLET_USERS) {
      const foreign = movesOf(userId, [...orders, ...transfers])
      await seedUser(seed, userId, foreign, movesOf(userId, rewards))
    }
    await seedWithdrawals(seed)
    await db
      .insertInto('wallet_overviews')
      .values(WALLET_USERS.map((userId) => ({ userId, referralCode: referralCodeOf(userId) })))
      .execute()
  },
}
