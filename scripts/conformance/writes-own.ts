import { feeOfWithdrawal } from '../../src/features/wallet/contract-withdrawals'
import { about, type Data, find, itemsOf, NOTHING, type Recipe } from './given'
import type { Input } from './line'
import { NO_PAY_PASSWORD, NO_PICTURE } from './reads'

const DEVICES = 'POST order/deviceOrder/pageList'
const NOTE = '{"text":"conformance"}'

const body =
  (values: object): Recipe =>
  () => ({ body: values })

/** The account money is put into. */
const balance: (amount: number) => Recipe = (amount) => async (given) => {
  const own = await given.data('GET asset/account/userAccountList')
  const account = own?.accounts.find(({ kind }: Data) => kind === 'balance')
  return account && { body: { accountId: account.id, amount, requestId: given.wish() } }
}

const device = (more: (wish: string) => object): Recipe =>
  about(DEVICES, {
    part: 'body',
    from: 'deviceId',
    to: 'deviceId',
    more: ({ wish }) => more(wish()),
  })

/** A note of the account, for calls that change one. */
const note =
  (ask: (id: string) => Input): Recipe =>
  async (given) => {
    const own = await find(given, 'GET Api/LightApp/GetList', { query: { tableName: 'note' } })
    return own && ask(own._id)
  }

const investment = (status: number, more: (item: Data) => object): Recipe =>
  about('POST investApply/page', {
    part: 'body',
    fits: (item) => item.status === status,
    more: ({ wish }, item) => ({ requestId: wish(), ...more(item) }),
  })

/** What somebody sets and keeps for themselves. Logging out comes last. */
export const OWN_WRITES: Readonly<Record<string, Recipe>> = {
  'GET basic/sms/code': ({ account, others }) => ({
    query: { mobile: (account ?? others[0])?.mobile ?? '15500000000' },
  }),
  'POST Api/Member/LoginByMobile': async ({ others, account, code }) => {
    const mobile = (account ?? others[0])?.mobile ?? '15500000000'
    return { body: { username: mobile, verifyCode: (await code(mobile)) ?? '000000' } }
  },
  'POST Api/Member/Login': async ({ account, others }) => {
    const own = account ?? others[0]
    return own && { body: { token: '', username: own.mobile, password: own.password } }
  },
  'POST people/userDetail/changeNickName': async ({ data }) => {
    const own = await data('GET people/user/getLoginUser')
    return own && { body: { nickName: own.detail.nickName } }
  },
  'POST people/userDetail/changeSex': async ({ data }) => {
    const own = await data('GET people/user/getLoginUser')
    return own && { body: { sex: own.detail.sex ?? 0 } }
  },
  'POST people/userDetail/updateAvatar': async ({ data }) => {
    const own = await data('GET people/user/getLoginUser')
    return own && { body: { avatar: own.detail.avator } }
  },
  // Whoever has one is refused.
  'POST people/userDetail/initPayPassword': ({ payPassword }) =>
    payPassword === undefined ? NO_PAY_PASSWORD : { body: { password: payPassword } },
  'POST basic/storageFile/upload': () => ({
    body: { kind: 'file', file: new Blob(['hops'], { type: 'text/plain' }) },
  }),
  'POST basic/storageFile/cut': () => NO_PICTURE,
  'POST asset/account/userAccount/addOrEdit': body({
    kind: 'bank',
    bank: 'Conformance Bank',
    holder: '林夏',
    number: '6222020200112233446',
    branch: '广州天河支行',
    isDefault: false,
  }),
  'POST asset/withdraw/add': async (given) => {
    if (given.payPassword === undefined) return NO_PAY_PASSWORD
    const own = await given.data('GET asset/account/userAccountList')
    const account = own?.accounts.find(({ kind }: Data) => kind === 'balance')
    const rules = await given.data('GET asset/withdraw/rules')
    const [card] = itemsOf(
      await given.data('POST {type}/list', { params: { type: 'userAccount' }, body: {} }),
    )
    return (
      account &&
      rules &&
      card && {
        body: {
          accountId: account.id,
          cardId: card.id,
          amount: rules.least,
          fee: feeOfWithdrawal(rules.least, rules),
          payPassword: given.payPassword,
          requestId: given.wish(),
        },
      }
    )
  },
  'POST ctf/assetaccount/transfer': async (given) => {
    if (given.payPassword === undefined) return NO_PAY_PASSWORD
    const own = await given.data('GET asset/account/userAccountList')
    const account = own?.accounts.find(({ kind }: Data) => kind === 'balance')
    const [other] = given.others
    return (
      account &&
      other && {
        body: {
          accountId: account.id,
          toMobile: other.mobile,
          amount: 100,
          payPassword: given.payPassword,
          requestId: given.wish(),
        },
      }
    )
  },
  'POST recharge/': balance(10_000),
  'POST offlineRecharge/': balance(50_000),
  'POST {entity}/': () => ({
    params: { entity: 'feedback' },
    body: { kind: 'idea', content: 'conformance' },
  }),
  'PUT {entity}/': async (given) => {
    const own = await find(given, 'POST {type}/list', { params: { type: 'feedback' }, body: {} })
    return own && { params: { entity: 'feedback' }, body: { id: own.id, content: 'conformance' } }
  },
  'DELETE {entity}/{id}': async (given) => {
    const own = await find(
      given,
      'POST {type}/list',
      { params: { type: 'feedback' }, body: {} },
      ({ content }) => content === 'conformance',
    )
    return own && { params: { entity: 'feedback', id: own.id } }
  },
  'POST autoForm/save': body({ key: 'feedback', data: { content: 'conformance', contact: '' } }),
  'POST paas/form/save': body({ key: 'feedback', data: { content: 'conformance', contact: '' } }),
  'POST Api/LightApp/add': body({ tableName: 'note', id: '', DataJson: NOTE }),
  'POST light/{key}/add': () => ({ params: { key: 'note' }, body: { DataJson: NOTE } }),
  'POST Api/LightApp/Update': note((id) => ({ body: { tableName: 'note', id, DataJson: NOTE } })),
  'POST light/{key}/update': note((id) => ({
    params: { key: 'note' },
    body: { id, DataJson: NOTE },
  })),
  'DELETE Api/LightApp/Delete': note((id) => ({ query: { tableName: 'note', id } })),
  'DELETE light/{key}/delete': note((id) => ({ params: { key: 'note' }, query: { id } })),
  'DELETE Api/LightApp/deleteMany': () => ({ query: { tableName: 'note', ids: NOTHING } }),
  'POST basic/search/add': body({ type: 'product', name: 'conformance' }),
  'POST basic/search/merge': body({ type: 'product', names: ['conformance'] }),
  'DELETE basic/search/delete': about('GET basic/search/record'),
  'DELETE basic/search/clear': () => ({ query: { type: 'product' } }),
  'POST share/taskJob/execute': async ({ data }) => {
    const jobs: readonly Data[] = itemsOf(await data('GET taskJob/jobs'))
    const job = jobs.find(({ minimumMs, film }) => !film && minimumMs === 0) ?? jobs[0]
    return (
      job && {
        body: { key: job.key, entityKey: 'task', entityId: job.id, value: 1, intro: 'conformance' },
      }
    )
  },
  'POST advertisementRecord/watch': async ({ data }) => {
    const jobs: readonly Data[] = itemsOf(await data('GET taskJob/jobs'))
    const film = jobs.find((job) => job.film)?.film
    return film && { body: { advertisementId: film.id, ms: 0 } }
  },
  'POST notice/message/read': about('POST notice/message/page', { part: 'body' }),
  'POST material/count': about('POST material/page', {
    part: 'body',
    more: ({ wish }) => ({ deed: 'save', requestId: wish() }),
  }),
  'POST event/book': async (given) => {
    const open = await find(
      given,
      'POST event/page',
      undefined,
      ({ state, seatsLeft, isBooked, points }) =>
        state === 1 && seatsLeft > 0 && !isBooked && points === 0,
    )
    return open && { body: { eventId: open.id, count: 1, points: 0, requestId: given.wish() } }
  },
  'DELETE event/cancel': about('POST event/ticket/page', {
    to: 'ticketId',
    fits: ({ canCancel }) => canCancel,
  }),
  'POST member/grade/birthday': body({ birthday: '02-29' }),
  'POST member/grade/birthdayCoupon': () => ({}),
  'POST paas/autoBuy/buy': async (given) => {
    const grades = await given.data('GET basic/autoConfig/getList', { query: { type: 'grade' } })
    const own = await given.data('GET member/grade/me')
    const sold = itemsOf(grades).find(
      ({ id, price }) => Number(price) > 0 && Number(id) > (own?.gradeId ?? 0),
    )
    return (
      sold && {
        body: { gradeId: Number(sold.id), amount: sold.price, requestId: given.wish() },
      }
    )
  },
  'POST member/voucher/refund': async ({ data }) => {
    const own = await data('POST member/voucher/page')
    const open = own?.packages.find(({ canRefund }: Data) => canRefund)
    return open && { body: { payId: open.payId } }
  },
  'POST device/command/add': device((requestId) => ({ requestId, kind: 'locate' })),
  'POST device/fault/add': device((requestId) => ({ requestId, text: 'conformance' })),
  'POST device/command/withdraw': async (given) => {
    for (const { deviceId } of itemsOf(await given.data(DEVICES))) {
      const sent = await given.data('POST device/command/page', {
        body: { deviceId, pageIndex: 1, pageSize: 15 },
      })
      const open = itemsOf(sent).find(({ doneAt }) => doneAt === null)
      if (open) return { body: { id: open.id } }
    }
    return undefined
  },
  'POST device/offer/add': async (given) => {
    const own = await find(given, DEVICES)
    const [other] = given.others.slice(-1)
    return (
      own &&
      other && {
        body: {
          deviceId: own.deviceId,
          requestId: given.wish(),
          kind: 'handover',
          to: other.mobile,
        },
      }
    )
  },
  'POST device/offer/answer': about('POST device/offer/page', {
    part: 'body',
    fits: ({ side, state }) => side === 'from' && state === 1,
    more: () => ({ answer: 'withdraw' }),
  }),
  'POST investApply/add': async (given) => {
    const brand = await given.data('GET investMerchant/show')
    return (
      brand && {
        body: {
          brandNo: brand.brandNo,
          count: brand.least,
          amount: brand.price * brand.least,
          name: '林夏',
          mobile: given.account?.mobile ?? '',
          requestId: given.wish(),
        },
      }
    )
  },
  'POST investApply/sign': async (given) => {
    const open = await find(given, 'POST investApply/page', undefined, ({ status }) => status === 3)
    const shown = open && (await given.data('GET investApply/show', { query: { id: open.id } }))
    const hash = shown?.contract?.hash
    return hash && { body: { id: open.id, hash, name: shown.name, requestId: given.wish() } }
  },
  'POST investApply/pay': investment(4, ({ amount }) => ({ amount })),
  'POST investApply/cancel': investment(1, () => ({})),
  'POST api/clientReport/save': body({
    version: '1.0.0',
    host: 'h5',
    problems: [
      {
        kind: 'other',
        problem: 'conformance',
        message: 'a run of the conformance check',
        stack: [],
        page: '/',
        count: 1,
      },
    ],
  }),
  'POST people/user/logout': () => ({}),
}
