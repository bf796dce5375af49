import {
  findVoucher,
  pageVouchers,
  redeemVoucher,
  refundPackage,
} from '../../src/features/member/contract'
import { DAY } from '../../src/shared/business-day'
import { NEWCOMER } from '../testing/open-sandbox'
import { SECONDS, sandbox, staff, token, ZH } from './testing/member-at-noon'
import { stateOf } from './vouchers'

describe('vouchers', () => {
  const page = async (body: object = {}, who = token, headers = {}) =>
    (await sandbox.call(pageVouchers, { body, headers }, who)).data
  const DOZEN = {
    payId: '890001',
    packageId: '2',
    name: 'A dozen for regulars',
    amount: 18_800,
    openedAt: expect.any(Number),
    isRefunded: false,
    canRefund: true,
  }

  test('are shown with what they are for, those that can be used first', async () => {
    const all = await page({ pageSize: 50 })
    expect(all).toMatchObject({ pageIndex: 1, pageSize: 50, totalCount: 8 })
    expect(all.result[0]).toEqual({
      id: '780001',
      code: '880000000001',
      name: 'North Compass',
      image: '/pictures/beer/pint.can.7.north-compass.svg',
      total: 3,
      used: 0,
      state: 1,
      expiresAt: expect.any(Number),
      payId: '890001',
      packageId: '2',
      packageName: 'A dozen for regulars',
      uses: [],
    })
    const states = all.result.map(({ state }: { state: number }) => state)
    expect(states).toEqual([...states].sort())
    expect(all.packages).toEqual([DOZEN, { ...DOZEN, payId: '890002', canRefund: false }])
    const some = await page({ pageIndex: 2, pageSize: 3 })
    expect(some.result).toEqual(all.result.slice(3, 6))
    expect((await page({ status: 1 })).totalCount).toBe(
      states.filter((state: number) => state === 1).length,
    )
    expect((await page({}, token, ZH)).result[0].packageName).toBe('常客一打')
    expect(await page({}, staff)).toMatchObject({ totalCount: 0, packages: [] })
  })

  test('one of them is asked for by its id, in whatever state; nobody else’s', async () => {
    const all = (await page({ pageSize: 50 })).result
    const last = all[all.length - 1]
    expect((await page({ id: last.id })).result).toEqual([last])
    expect((await page({ id: last.id }, staff)).result).toEqual([])
  })

  test.each([
    [{ used: 0, expiresAt: SECONDS + 1, refundedAt: null }, 1],
    [{ used: 2, expiresAt: SECONDS + 1, refundedAt: null }, 1],
    [{ used: 3, expiresAt: SECONDS + 1, refundedAt: null }, 2],
    [{ used: 3, expiresAt: SECONDS, refundedAt: null }, 2],
    [{ used: 0, expiresAt: SECONDS, refundedAt: null }, 3],
    [{ used: 0, expiresAt: SECONDS + 1, refundedAt: 0 }, 4],
  ])('%j is in state %i', (row, state) => {
    expect(stateOf({ total: 3, ...row } as Parameters<typeof stateOf>[0], SECONDS)).toBe(state)
  })

  const redeem = (body: object, who = staff) =>
    sandbox.call(
      redeemVoucher,
      {
        body: {
          code: '880000000001',
          count: 1,
          storeId: '302',
          requestId: 'v-1',
          ...body,
        } as never,
      },
      who,
    )

  test('are handed out to the last piece, with where and when', async () => {
    const { data } = await redeem({ count: 3, code: 'taproom:voucher:8800 0000 0001' })
    expect(data).toMatchObject({
      used: 3,
      state: 2,
      uses: [{ at: SECONDS, count: 3, store: 'Taproom Old Arcade' }],
    })
    const found = await sandbox.call(findVoucher, { query: { code: '880000000001' } }, staff)
    expect(found.data).toEqual(data)
    expect(await redeem({ requestId: 'v-2' })).toMatchObject({
      status: 400,
      message: 'This voucher is used up.',
    })
  })

  test('not more than there are, nor by who has no desk there', async () => {
    expect(await redeem({ count: 4 })).toMatchObject({
      status: 400,
      message: 'There are not that many pieces left on this voucher.',
    })
    expect((await redeem({ storeId: '301' }, await sandbox.logIn(NEWCOMER))).code).toBe(403)
    const query = { code: '880000000001' }
    expect((await sandbox.call(findVoucher, { query }, await sandbox.logIn(NEWCOMER))).code).toBe(
      403,
    )
    expect(await redeem({ code: '1' })).toMatchObject({ message: 'The voucher was not found.' })
    expect((await page()).result[0].used).toBe(0)
  })

  const refund = (payId: string, who = token) =>
    sandbox.call(refundPackage, { body: { payId } }, who)

  test('a package is paid back within seven days, to the second', async () => {
    const { openedAt } = (await page()).packages[0]
    const { db } = sandbox.services
    const opened = (at: number) =>
      db.updateTable('package_orders').set({ openedAt: at }).where('payId', '=', '890001').execute()
    expect(openedAt).toBeGreaterThan(SECONDS - 7 * DAY)
    await opened(SECONDS - 7 * DAY)
    expect(
      (await page()).packages.find(({ payId }: { payId: string }) => payId === '890001'),
    ).toMatchObject({ canRefund: false })
    expect(await refund('890001')).toMatchObject({
      status: 400,
      message: 'A package is paid back within seven days, when nothing of it was used.',
    })
    await opened(SECONDS - 7 * DAY + 1)
    expect(
      (await page()).packages.find(({ payId }: { payId: string }) => payId === '890001'),
    ).toMatchObject({ canRefund: true })
  })

  test('nobody is paid back what another has bought', async () => {
    expect(await refund('890001', staff)).toMatchObject({
      status: 400,
      message: 'The package was not found.',
    })
    expect((await refund('9')).code).toBe(400)
  })
})
