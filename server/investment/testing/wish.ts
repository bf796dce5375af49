import { sql } from 'kysely'
import { requestPay } from '../../../src/features/pay/contract'
import {
  applyInvestment,
  cancelInvestment,
  decideInvestment,
  exitInvestment,
  InvestState,
  payInvestment,
  showInvestment,
  signInvestment,
} from '../../../src/features/report/contract-invest'
import { PayType } from '../../../src/shared/pay'
import { giveMoney } from '../../testing/give-money'
import { MEMBER, OWNER } from '../../testing/open-sandbox'
import { SECONDS, sandbox, ZH } from '../../testing/sandbox-at-noon'

export { SECONDS, sandbox, ZH }

/** Cents of one device of TR-101, whose merchant is Lin Xia's own shop. */
export const PRICE = 87_000
export const AMOUNT = 2 * PRICE

export let member: string
export let house: string
beforeEach(async () => {
  member = await sandbox.logIn(MEMBER)
  house = await sandbox.logIn(OWNER)
})

let asked = 0
/** A name for one wish. */
export const named = () => {
  asked += 1
  return `wish-${asked}`
}
const WISH = { brandNo: 'TR-101', count: 2, amount: AMOUNT, name: '林夏', mobile: '13800138000' }
export const apply = (more: object = {}, token = member) =>
  sandbox.call(applyInvestment, { body: { ...WISH, requestId: named(), ...more } }, token)
export const decide = (id: string, status: InvestState, more: object = {}, token = house) =>
  sandbox.call(
    decideInvestment,
    { body: { id, status, isApproved: true, requestId: named(), ...more } },
    token,
  )
export const show = async (id: string, headers = {}) =>
  (await sandbox.call(showInvestment, { query: { id }, headers }, member)).data
export const sign = async (id: string, more: object = {}) => {
  const { hash } = (await show(id)).contract
  const body = { id, hash, name: '林夏', requestId: named(), ...more }
  return sandbox.call(signInvestment, { body }, member)
}
export const pay = (id: string, more: object = {}) =>
  sandbox.call(payInvestment, { body: { id, amount: AMOUNT, requestId: named(), ...more } }, member)
export const exit = (id: string, payBack: number, more: object = {}) =>
  sandbox.call(exitInvestment, { body: { id, payBack, requestId: named(), ...more } }, member)
export const cancel = (id: string) =>
  sandbox.call(cancelInvestment, { body: { id, requestId: named() } }, member)
export const later = (seconds: number) => sandbox.services.clock.setOffset(seconds)
export const linesOf = (id: string) =>
  sandbox.services.db
    .selectFrom('ledger')
    .select(['accountId', 'kind', 'refKind', 'amount', 'createdAt'])
    .where('refId', 'like', `${id}%`)
    .orderBy(sql`rowid`)
    .execute()

export const start = (payId: string, payType: number) =>
  sandbox.call(
    requestPay,
    {
      body: {
        payId,
        amount: AMOUNT,
        openId: '',
        userId: '1001',
        clientType: 'WapH5',
        payType,
        payPassword: '135790',
      },
    },
    member,
  )

/** As far as the contract is signed. */
export async function signed(): Promise<string> {
  const { id } = (await apply()).data
  await decide(id, InvestState.Applied)
  expect(await sign(id)).toMatchObject({ code: 200, data: { status: InvestState.ToPay } })
  return id
}

export async function running(): Promise<string> {
  const id = await signed()
  await giveMoney(sandbox.services, '100101', 500_000)
  const { payId } = (await pay(id)).data
  expect((await start(payId, PayType.AssetRedirect)).code).toBe(200)
  return id
}
