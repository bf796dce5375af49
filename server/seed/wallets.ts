import { packText } from '../database/l10n'
import { hash } from '../pictures/svg'
import { both } from './catalogue-rows'
import type { SeedSection } from './index'

const DAY = 86_400
const DAYS = 30

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

const MOVES = [
  ['earning', 'Device earnings', '设备收益', 1],
  ['order', 'Order payment', '订单支付', -1],
  ['referral', 'Referral reward', '推荐奖励', 1],
  ['recharge', 'Top-up', '充值', 1],
  ['withdraw', 'Withdrawal', '提现', -1],
] as const

function overviewOf(userId: string) {
  const seed = hash(`wallet ${userId}`)
  const investedEquipment = userId === '1002' ? 0 : 680_000 * (1 + (seed % 5))
  const yesterdayYield = Math.round(investedEquipment * 0.0011) + (seed % 700)
  return {
    userId,
    investedEquipment,
    todayEarnings: Math.round(yesterdayYield * (0.4 + (seed % 50) / 100)),
    cumulativeIncome: yesterdayYield * (60 + (seed % 200)),
    yesterdayYield,
    referralCode: `TAP${(seed % 0xfffff).toString(36).toUpperCase().padStart(4, '0')}`,
  }
}

function accountsOf(userId: string) {
  const seed = hash(`account ${userId}`)
  const amounts = [BALANCES[userId] ?? 20_000 + (seed % 180_000), seed % 90_000, seed % 4_000]
  return KINDS.map(([kind, en, zh], i) => ({
    id: `${userId}0${i + 1}`,
    userId,
    kind,
    name: packText(both(en, zh)),
    amount: amounts[i] ?? 0,
    frozen: i === 0 ? seed % 5_000 : 0,
  }))
}

/** Twelve movements, newest first, whose last balance is what the account holds now. */
function ledgerOf(account: ReturnType<typeof accountsOf>[number], now: number) {
  let balance = account.amount
  return Array.from({ length: 12 }, (_, i) => {
    const seed = hash(`move ${account.id} ${i}`)
    const [kind, en, zh, sign] = MOVES[seed % MOVES.length] ?? MOVES[0]
    // What was taken out was there before, and nobody was ever below zero.
    const amount = sign > 0 ? Math.min(balance, 300 + (seed % 8_000)) : -(300 + (seed % 8_000))
    const row = {
      id: `${account.id}${String(i + 1).padStart(3, '0')}`,
      accountId: account.id,
      userId: account.userId,
      kind,
      title: packText(both(en, zh)),
      amount,
      balance,
      createdAt: now - Math.round((i + 0.3) * 2.4 * DAY),
    }
    balance -= amount
    return row
  })
}

function incomesOf(userId: string, now: number) {
  return Array.from({ length: DAYS }, (_, i) => {
    const seed = hash(`income ${userId} ${i}`)
    return {
      userId,
      day: new Date((now - (i + 1) * DAY) * 1000).toISOString().slice(0, 10),
      devices: 600 + (seed % 2_400),
      referrals: seed % 3 === 0 ? seed % 800 : 0,
    }
  })
}

export const walletsSeed: SeedSection = {
  name: 'wallets',
  async run({ db, now }) {
    const accounts = WALLET_USERS.flatMap(accountsOf)
    const ledger = accounts
      .filter(({ kind }) => kind === 'balance')
      .flatMap((account) => ledgerOf(account, now))
    await db.insertInto('accounts').values(accounts).execute()
    await db.insertInto('wallet_overviews').values(WALLET_USERS.map(overviewOf)).execute()
    await db.insertInto('ledger').values(ledger).execute()
    await db
      .insertInto('incomes')
      .values(WALLET_USERS.flatMap((userId) => incomesOf(userId, now)))
      .execute()
  },
}
