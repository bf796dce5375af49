import { claimBirthdayCoupon, getOwnGrade, setBirthday } from '../../src/features/member/contract'
import { getConfigList } from '../../src/features/record/contract-dictionary'
import { DAY } from '../../src/shared/business-day'
import { NEWCOMER } from '../testing/open-sandbox'
import { SECONDS, sandbox, staff, token, ZH } from './testing/member-at-noon'

describe('packages', () => {
  const list = async (headers = {}) =>
    (await sandbox.call(getConfigList, { query: { type: 'package' }, headers })).data
  /** Product, how many, cents each. */
  type Item = readonly [productId: string, count: number, price: number]
  const shown = (given: {
    readonly head: readonly [id: string, name: string, intro: string]
    readonly sums: readonly [price: number, worth: number]
    readonly grade: readonly [id: number, name: string]
    readonly items: readonly Item[]
    readonly perks: readonly string[]
    /** In the words of the shop. */
    readonly asks?: string
  }) => {
    const [id, name, intro] = given.head
    const [price, worth] = given.sums
    const [gradeId, grade] = given.grade
    const items = given.items.map(([productId, count, each]) => ({
      productId,
      count,
      price: each,
      name: expect.stringMatching(/\w/),
      image: expect.stringMatching(/^\/pictures\/(beer|device)\/.+\.svg$/),
    }))
    const conditions = given.asks && {
      logicalOperator: 'and',
      conditions: [expect.objectContaining({ text: given.asks })],
    }
    const told = { id, name, intro, price, worth, gradeId, grade, items, perks: given.perks }
    return conditions ? { ...told, conditions } : told
  }

  test('say what is in them, what that is worth and what comes with it', async () => {
    const packages = await list()
    expect(packages).toEqual([
      shown({
        head: ['1', 'First sips', 'Six beers from six corners of the house.'],
        sums: [8800, 12_000],
        grade: [0, ''],
        items: [
          ['2001', 1, 2200],
          ['2013', 1, 1400],
          ['2021', 1, 1600],
          ['2026', 1, 2200],
          ['2037', 1, 2000],
          ['2042', 1, 2600],
        ],
        perks: ['Collect in any taproom', 'Good for 90 days'],
        asks: 'Once for each person',
      }),
      shown({
        head: [
          '2',
          'A dozen for regulars',
          'Twelve to stock the fridge, and the card of a regular.',
        ],
        sums: [18_800, 21_300],
        grade: [2, 'Regular'],
        items: [
          ['2005', 3, 2200],
          ['2016', 3, 1500],
          ['2020', 3, 1700],
          ['2046', 3, 1700],
        ],
        perks: [
          'Membership from the day of payment',
          'Collect in any taproom',
          'Free refill of the growler each month',
        ],
      }),
      shown({
        head: ['3', 'Home tap', 'A tap for the kitchen, filled for the first weekend.'],
        sums: [88_800, 93_800],
        grade: [3, 'Cellar'],
        items: [
          ['', 1, 68_000],
          ['2035', 1, 7200],
          ['2010', 6, 1500],
          ['2018', 6, 1600],
        ],
        perks: [
          'Installed at your place within a week',
          'Two years of service',
          'The tap reports to your device page',
        ],
      }),
      shown({
        head: ['4', 'House party', 'Tap, cooler and everything a long evening asks for.'],
        sums: [228_800, 293_600],
        grade: [4, 'Brewer'],
        items: [
          ['', 1, 68_000],
          ['', 1, 128_000],
          ['2036', 2, 12_800],
          ['2035', 2, 7200],
          ['2011', 12, 3000],
          ['2041', 12, 1800],
        ],
        perks: [
          'A brewer comes by for the opening',
          'Installed at your place within a week',
          'Three years of service',
          'Cellar releases before all others',
        ],
        asks: 'From Regular on',
      }),
    ])
    expect(packages[3].items.slice(0, 2)).toMatchObject([
      { name: 'Smart tap for the home', image: '/pictures/device/tap.svg' },
      { name: 'Keg cooler, 20 litres', image: '/pictures/device/cooler.svg' },
    ])
    expect(packages[0].items[0]).toMatchObject({ name: 'Monsoon Haze' })
  })

  test('speak the caller’s language, and leave out what the shop has not', async () => {
    const [first, second, third] = await list(ZH)
    expect(first).toMatchObject({ name: '尝鲜套餐', perks: ['全部门店可提', '90 天内有效'] })
    expect(first.items[0].name).toBe('季风浑浊')
    expect(second.grade).toMatch(/\p{Script=Han}/u)
    expect(third.items[0].name).toBe('家用智能酒头')
  })
})

describe('a grade', () => {
  const own = async (who = token, headers = {}) =>
    (await sandbox.call(getOwnGrade, { headers }, who)).data

  test('says where somebody stands, and what every one gives', async () => {
    const mine = await own()
    expect(mine).toMatchObject({
      gradeId: 2,
      experience: 412,
      next: { gradeId: 3, name: 'Cellar', missing: 588 },
      birthday: '',
      canClaimBirthday: false,
    })
    expect(mine.grades).toHaveLength(4)
    expect(mine.grades[2]).toEqual({
      id: 3,
      name: 'Cellar',
      icon: '/pictures/medal/3.svg',
      experience: 1000,
      memberPercent: 5,
      freeFrom: 5900,
      pointsRate: 150,
      birthday: 3000,
    })
    expect((await own(token, ZH)).next.name).toMatch(/\p{Script=Han}/u)
  })

  test.each(['02-30', '13-01', '1-1', '0101', '', '00-10'])('%p is no day', async (birthday) => {
    const answer = await sandbox.call(setBirthday, { body: { birthday } }, token)
    const isShaped = /^\d\d-\d\d$/.test(birthday)
    expect(answer).toMatchObject({
      code: 400,
      message: isShaped ? 'There is no such day.' : expect.stringContaining('birthday'),
    })
    expect((await own()).birthday).toBe('')
  })

  test('a birthday is told once, the 29th of February too', async () => {
    const tell = (birthday: string) => sandbox.call(setBirthday, { body: { birthday } }, token)
    expect((await tell('02-29')).data).toBeNull()
    expect(await tell('11-22')).toMatchObject({
      status: 400,
      message: 'Your birthday is known and stays as it is.',
    })
    expect((await own()).birthday).toBe('02-29')
    expect((await own(staff)).birthday).not.toBe('02-29')
  })

  test('its coupon is good for thirty days, and to be had in the month of birth', async () => {
    const claim = (who = token) => sandbox.call(claimBirthdayCoupon, {}, who)
    const nothing = { status: 400, message: 'There is no birthday coupon to be had now.' }
    expect(await claim()).toMatchObject(nothing)
    await sandbox.call(setBirthday, { body: { birthday: '11-01' } }, token)
    expect((await own()).canClaimBirthday).toBe(true)
    const { data } = await claim()
    expect(data).toEqual({
      couponId: expect.any(String),
      amount: 1000,
      endsAt: SECONDS + 30 * DAY,
    })
    expect((await own()).canClaimBirthday).toBe(false)
    const row = await sandbox.services.db
      .selectFrom('coupons')
      .selectAll()
      .where('id', '=', data.couponId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      threshold: 0,
      total: 1,
      position: 2000,
      startsAt: SECONDS,
      personal: '1001/2026',
      name: expect.stringContaining('Happy birthday'),
    })
  })

  test('the lowest grade brings none, nor another month', async () => {
    const newcomer = await sandbox.logIn(NEWCOMER)
    for (const [who, birthday] of [
      [newcomer, '11-22'],
      [token, '10-22'],
    ] as const) {
      await sandbox.call(setBirthday, { body: { birthday } }, who)
      expect((await own(who)).canClaimBirthday).toBe(false)
      expect((await sandbox.call(claimBirthdayCoupon, {}, who)).code).toBe(400)
    }
  })
})
