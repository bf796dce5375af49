import { HANDLERS } from '../../server/routes'
import type { Services } from '../../server/services'
import { deleteAddress, updateAddress } from '../../src/features/address/contract'
import { setDefaultAddress } from '../../src/features/address/contract-choose'
import { removeCartLine, setCartCount } from '../../src/features/cart/contract'
import {
  askQuestion,
  closeTalk,
  openTalk,
  pageTalks,
  rateTalk,
  readTalk,
  syncChat,
} from '../../src/features/chat/contract'
import {
  cancelBooking,
  findTicket,
  pageTickets,
  redeemTicket,
  showTicket,
} from '../../src/features/content/contract'
import { pageCoupons } from '../../src/features/coupon/contract'
import { pageShopCoupons, saveShopCoupon } from '../../src/features/coupon/contract-shop'
import {
  addCommand,
  addOffer,
  answerOffer,
  deviceIncome,
  pageCommands,
  reportFault,
  showDevice,
  withdrawCommand,
} from '../../src/features/device/contract'
import { deleteFootprint } from '../../src/features/favorite/contract-footprints'
import { getFormView, saveAutoForm, saveForm } from '../../src/features/form/contract'
import {
  barViewer,
  beginLive,
  deleteLive,
  endLive,
  forbidLive,
  getLiveFigures,
  noticeLive,
  pinProduct,
  pushLive,
  sendLiveMessage,
  updateLive,
} from '../../src/features/live/contract'
import { thumbUp } from '../../src/features/live/contract-follow'
import {
  checkMobile,
  getUser,
  login,
  loginByOpenId,
  loginPublic,
  register,
  updateOpenId,
} from '../../src/features/login/contract'
import { checkMobileBound, loginMiniProgram } from '../../src/features/login/contract-phone'
import {
  findVoucher,
  pageVouchers,
  redeemVoucher,
  refundPackage,
} from '../../src/features/member/contract'
import {
  decideAfterSale,
  findPickup,
  getDeskFigures,
  pageCustomers,
  pageShopAfterSales,
  pageShopOrders,
  pageShopProducts,
  pageShopReviews,
  priceSku,
  redeemPickup,
  replyReview,
  saveShopProduct,
  shelveProduct,
  shipOrder,
  showMerchant,
  showShopOrder,
  showShopProduct,
} from '../../src/features/merchant/contract'
import {
  decideApplication,
  getShopIncome,
  pageApplications,
  pageSettlements,
} from '../../src/features/merchant/contract-house'
import { buy, showOrder } from '../../src/features/order/contract'
import {
  appealAfterSale,
  applyAfterSale,
  buyAgain,
  cancelAfterSale,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
  getAfterSaleOffer,
  pageAfterSales,
  receiveOrder,
  sendBackAfterSale,
  showAfterSale,
  traceParcel,
  urgeOrder,
} from '../../src/features/order/contract-after'
import {
  getMiniPayParams,
  getPublicPayParams,
  listPayMethods,
  requestAssetPay,
  requestPay,
} from '../../src/features/pay/contract'
import { addFootprint, favoriteProduct } from '../../src/features/product/contract'
import { evaluateMore, evaluateProduct } from '../../src/features/product/contract-reviews'
import { listRecords, pageRecords } from '../../src/features/record/contract'
import { getLightRecord } from '../../src/features/record/contract-light'
import {
  addLightRecord,
  deleteLightByKey,
  deleteLightRecord,
  deleteLightRecords,
  showLightByKey,
  updateLightByKey,
  updateLightRecord,
} from '../../src/features/record/contract-light-writes'
import { saveConfig } from '../../src/features/record/contract-more'
import {
  addRecord,
  deleteRecord,
  getKeyValues,
  queryById,
  querySingle,
  updateRecord,
} from '../../src/features/record/contract-writes'
import { deleteSearch } from '../../src/features/search/contract'
import {
  addOfflineRecharge,
  addRecharge,
  saveAccount,
  submitOfflineRecharge,
  transfer,
} from '../../src/features/wallet/contract'
import { Harness, type Row } from './harness'
import { CODE, OPEN_ID, proved, sms } from './rows/account'

let harness: Harness
beforeAll(async () => {
  harness = await Harness.open()
})
beforeEach(() => harness.reset())
afterAll(() => harness.sandbox.close())

const HOME = {
  name: '陈默',
  mobile: '19912345678',
  province: '广东省',
  city: '广州市',
  area: '天河区',
  regionId: '440106',
  detail: '1 号',
  isDefault: false,
}
const PAYMENT = {
  payId: '800001',
  amount: 100,
  openId: '',
  clientType: 'WapH5',
  payType: 300,
  userId: '1002',
}
const ACCOUNT = { kind: 'bank', bank: '银行', holder: '陈默', number: '62258800' }
const NEWBORN = { mobile: '15512345678', verifyCode: CODE, password: 'hops-and-malt' }
const LIGHT = { tableName: 'note', DataJson: '{"text":"mine"}' }
const FORM = { key: 'feedback', id: '950001', data: { content: 'mine' } }
const entity = (name: string) => ({ entity: name })

type Attempt = Pick<Row, 'call' | 'input' | 'before'>
const attempt = (call: Row['call'], input: Row['input'], before?: Row['before']): Attempt => ({
  call,
  input,
  ...(before && { before }),
})

/** The new customer has a code of the platform and one for a new number. They want the member's openId. */
const theirs = async (services: Services) => {
  await proved(services)
  await sms(NEWBORN.mobile)(services)
  const [mine] = await services.db.selectFrom('social_proofs').selectAll().execute()
  if (!mine) throw new Error('nothing is proved')
  await services.db
    .insertInto('social_proofs')
    .values({ ...mine, code: 'my-code', openId: 'my-openId' })
    .execute()
}

/** What the new customer tries on rows of the member and of the owner; each must be refused. */
const REFUSED: readonly Attempt[] = [
  attempt(addRecord, { params: entity('feedback'), body: { content: 'x', userId: '1001' } }),
  attempt(addRecord, { params: entity('order'), body: { serial: 'x' } }),
  attempt(addRecord, { params: entity('users'), body: { mobile: '1' } }),
  attempt(updateRecord, { params: entity('feedback'), body: { id: '910001', content: 'x' } }),
  attempt(updateRecord, { params: entity('userAccount'), body: { id: '920001', holder: 'x' } }),
  attempt(updateRecord, { params: entity('device'), body: { id: '501', status: 2 } }),
  attempt(deleteRecord, { params: { entity: 'feedback', id: '910001' } }),
  attempt(deleteRecord, { params: { entity: 'userAccount', id: '920001' } }),
  attempt(deleteRecord, { params: { entity: 'order', id: '700001' } }),
  attempt(updateLightRecord, { body: { ...LIGHT, id: '930001' } }),
  attempt(deleteLightRecord, { query: { tableName: 'note', id: '930001' } }),
  attempt(updateLightByKey, {
    params: { key: 'note' },
    body: { id: '930001', DataJson: LIGHT.DataJson },
  }),
  attempt(deleteLightByKey, { params: { key: 'note' }, query: { id: '930001' } }),
  attempt(deleteSearch, { query: { id: '940001' } }),
  attempt(saveAutoForm, { body: FORM }),
  attempt(saveForm, { body: FORM }),
  attempt(saveAccount, { body: { ...ACCOUNT, id: '920001' } }),
  attempt(addRecharge, { body: { accountId: '100101', amount: 100, requestId: 'r' } }),
  attempt(addOfflineRecharge, { body: { accountId: '100101', amount: 100 } }),
  attempt(submitOfflineRecharge, { body: { id: '970001', voucher: '/files/970002.png' } }),
  attempt(transfer, {
    body: {
      accountId: '100101',
      toMobile: '13900139000',
      amount: 1,
      payPassword: '135790',
      requestId: 'r',
    },
  }),
  attempt(pushLive, { query: { liveId: '960001' } }),
  attempt(beginLive, { body: { liveId: '960002' } }),
  attempt(endLive, { body: { liveId: '960001' } }),
  attempt(forbidLive, { body: { liveId: '960001' } }),
  attempt(deleteLive, { query: { liveId: '960002' } }),
  attempt(updateLive, { body: { liveId: '960002', title: 'x' } }),
  attempt(pinProduct, { body: { liveId: '960001', productId: '2001' } }),
  attempt(noticeLive, { body: { liveId: '960001', notice: 'x' } }),
  attempt(barViewer, { body: { liveId: '960001', userId: '1004', barred: 2 } }),
  attempt(getLiveFigures, { query: { liveId: '960001' } }),
  attempt(sendLiveMessage, { body: { liveId: '960001', content: 'x', fromUserId: '1001' } }),
  attempt(openTalk, { body: { conversationId: '990001' } }),
  attempt(openTalk, { body: { orderId: '700001' } }),
  attempt(openTalk, { body: { afterSaleId: '740001' } }),
  attempt(syncChat, { body: { conversationId: '990001' } }),
  attempt(askQuestion, {
    body: { conversationId: '990001', questionId: 'cold', requestId: 'r' },
  }),
  attempt(readTalk, { body: { conversationId: '990001', upTo: 7 } }),
  attempt(closeTalk, { body: { conversationId: '990001' } }),
  attempt(rateTalk, { body: { conversationId: '990002', stars: 1 } }),
  attempt(pageTalks, { body: { box: 'waiting' } }),
  attempt(showDevice, { query: { id: '501' } }),
  attempt(deviceIncome, { query: { id: '501', by: 'day' } }),
  attempt(addCommand, { body: { deviceId: '501', requestId: 'r', kind: 'restart' } }),
  attempt(pageCommands, { body: { deviceId: '501' } }),
  attempt(withdrawCommand, { body: { id: '507001' } }),
  attempt(reportFault, { body: { deviceId: '501', requestId: 'r', text: 'x' } }),
  attempt(addOffer, {
    body: { deviceId: '501', requestId: 'r', kind: 'handover', to: '19912345678' },
  }),
  attempt(answerOffer, { body: { id: '995001', answer: 'accept' } }),
  attempt(setCartCount, { body: { id: '20011', count: 3 } }),
  attempt(removeCartLine, { params: { id: '20011' } }),
  attempt(updateAddress, { body: { ...HOME, id: '5001' } }),
  attempt(setDefaultAddress, { body: { addressId: '5001' } }),
  attempt(deleteAddress, { params: { id: '5001' } }),
  attempt(buy, {
    body: {
      products: [{ productId: '2001', skuId: '20011', count: 1 }],
      way: 1,
      isFromCart: false,
      addressId: '5001',
      amount: 1,
      requestId: 'r',
    },
  }),
  attempt(showOrder, { query: { id: '700001' } }),
  attempt(cancelOrder, { body: { id: '700001', reason: 'x' } }),
  attempt(cancelOrder, { body: { id: '700003', reason: 'x' } }),
  attempt(changeOrderAddress, { body: { id: '700003', addressId: '5001' } }),
  attempt(urgeOrder, { body: { id: '700003' } }),
  attempt(receiveOrder, { body: { id: '700005' } }),
  attempt(buyAgain, { body: { id: '700008' } }),
  attempt(deleteOrder, { params: { id: '700008' } }),
  attempt(traceParcel, { query: { id: '730001' } }),
  attempt(getAfterSaleOffer, { query: { orderId: '700005', position: '0' } }),
  attempt(applyAfterSale, {
    body: {
      orderId: '700005',
      position: 0,
      count: 1,
      kind: 1,
      reason: 'x',
      amount: 1,
      requestId: 'r',
    },
  }),
  attempt(showAfterSale, { query: { id: '740001' } }),
  attempt(cancelAfterSale, { body: { id: '740001' } }),
  attempt(sendBackAfterSale, { body: { id: '740001', carrier: 'SF', number: 'SF1234567' } }),
  attempt(appealAfterSale, { body: { id: '740001', message: 'x' } }),
  attempt(listPayMethods, { body: { payId: '800001', clientType: 'WapH5' } }),
  attempt(requestPay, { body: PAYMENT }),
  attempt(requestPay, { body: { ...PAYMENT, userId: '1001' } }),
  attempt(requestAssetPay, { body: PAYMENT }),
  attempt(getMiniPayParams, { body: { payId: '800001' } }),
  attempt(getPublicPayParams, { body: { payId: '800001' } }),
  attempt(evaluateProduct, {
    body: { productId: '2001', orderId: '700001', stars: 1, content: 'x' },
  }),
  // The desk of a shop is its owner's.
  attempt(showMerchant, { query: { id: '401' } }),
  attempt(getDeskFigures, { query: {} }),
  attempt(pageApplications, { body: {} }),
  attempt(decideApplication, { body: { id: '405', isApproved: true } }),
  attempt(pageSettlements, { body: { merchantId: '401' } }),
  attempt(getShopIncome, { query: { merchantId: '401' } }),
  ...[
    pageShopOrders,
    pageShopAfterSales,
    pageShopProducts,
    pageShopReviews,
    pageCustomers,
    pageShopCoupons,
  ].map((call) => attempt(call, { body: { merchantId: '402' } })),
  attempt(showShopOrder, { query: { id: '700043' } }),
  attempt(showShopProduct, { query: { id: '2001' } }),
  attempt(shipOrder, {
    body: {
      id: '700043',
      carrier: 'SF',
      number: 'SF1234567',
      lines: [{ position: 0, count: 1 }],
      requestId: 'r',
    },
  }),
  attempt(findPickup, { query: { code: '31372193' } }),
  attempt(redeemPickup, { body: { code: '31372193' } }),
  attempt(decideAfterSale, { body: { id: '740002', action: 'approve' } }),
  attempt(saveShopProduct, {
    body: {
      id: '2001',
      storeId: '302',
      classId: '11',
      name: { en: 'x', 'zh-Hans': 'x' },
      intro: { en: 'x', 'zh-Hans': 'x' },
      images: ['/pictures/beer/x.svg'],
      skus: [{ id: '20011', name: { en: 'x', 'zh-Hans': 'x' }, price: 1, stock: 1 }],
    },
  }),
  attempt(shelveProduct, { body: { id: '2001', isOnShelf: false } }),
  attempt(priceSku, { body: { id: '20011', price: 1, stock: 0 } }),
  attempt(replyReview, { body: { id: '770001', reply: 'x' } }),
  attempt(saveShopCoupon, {
    body: {
      storeId: '302',
      name: { en: 'x', 'zh-Hans': 'x' },
      amount: 1,
      threshold: 0,
      total: 1,
      days: 1,
      requestId: 'r',
    },
  }),
  attempt(showTicket, { query: { id: '985001' } }),
  attempt(cancelBooking, { query: { ticketId: '985001' } }),
  attempt(findTicket, { query: { code: '2604000001' } }),
  attempt(redeemTicket, { body: { code: '2604000001' } }),
  attempt(findVoucher, { query: { code: '880000000001' } }),
  attempt(redeemVoucher, {
    body: { code: '880000000001', count: 1, storeId: '302', requestId: 'r' },
  }),
  attempt(refundPackage, { body: { payId: '890001' } }),
  attempt(evaluateMore, { body: { id: '770001', content: 'x' } }),
  attempt(deleteFootprint, { query: { type: 'product', entityId: '2001' } }),
  attempt(saveConfig, { body: { type: 'service', value: { phone: '1' } } }),
  attempt(getUser, { params: { id: '1001' } }),
  // Without a code of its own, and with one of somebody else's openId.
  ...['', 'my-code'].flatMap((code) => [
    attempt(updateOpenId, { query: { openId: OPEN_ID, code } }, theirs),
    attempt(loginByOpenId, { query: { openId: OPEN_ID, code } }, theirs),
    attempt(loginPublic, { body: { openId: OPEN_ID, code } }, theirs),
    attempt(loginMiniProgram, { body: { openId: OPEN_ID, code } }, theirs),
    attempt(register, { body: { ...NEWBORN, openId: OPEN_ID, code } }, theirs),
  ]),
]

/** Reads that answer as if somebody else's rows were not there. */
const HIDDEN: readonly (Attempt & { readonly answers: unknown })[] = [
  {
    ...attempt(queryById, { params: { type: 'feedback' }, query: { id: '910001' } }),
    answers: null,
  },
  {
    ...attempt(querySingle, { params: { type: 'order' }, query: { id: '700001' } }),
    answers: null,
  },
  {
    ...attempt(queryById, { params: { type: 'ledger' }, query: { id: '1001010001' } }),
    answers: null,
  },
  { ...attempt(listRecords, { params: { type: 'feedback' }, body: {} }), answers: [] },
  { ...attempt(listRecords, { params: { type: 'order' }, body: {} }), answers: [] },
  { ...attempt(getKeyValues, { params: { type: 'userAccount' } }), answers: [] },
  {
    ...attempt(pageRecords, { params: { module: 'asset', type: 'userAccount' }, body: {} }),
    answers: expect.objectContaining({ totalCount: 0, result: [] }),
  },
  { ...attempt(getLightRecord, { query: { tableName: 'note', id: '930001' } }), answers: null },
  {
    ...attempt(showLightByKey, { params: { key: 'note' }, query: { id: '930001' } }),
    answers: null,
  },
  {
    ...attempt(deleteLightRecords, { query: { tableName: 'note', ids: '930001,930002' } }),
    answers: 0,
  },
  {
    ...attempt(getFormView, { query: { key: 'feedback' } }),
    answers: expect.objectContaining({ id: '', data: {} }),
  },
  {
    ...attempt(getFormView, { query: { key: 'feedback', id: '950001' } }),
    answers: expect.objectContaining({ id: '', data: {} }),
  },
  {
    ...attempt(pageTickets, { body: {} }),
    answers: expect.objectContaining({ totalCount: 0, result: [] }),
  },
  {
    ...attempt(pageVouchers, { body: {} }),
    answers: expect.objectContaining({ totalCount: 0, result: [], packages: [] }),
  },
  {
    ...attempt(pageAfterSales, { body: { orderId: '700011' } }),
    answers: expect.objectContaining({ totalCount: 0, result: [] }),
  },
  {
    ...attempt(pageCoupons, { body: { mine: true } }),
    answers: expect.objectContaining({ totalCount: 0, result: [] }),
  },
]

const titled = <T extends Attempt>(attempts: readonly T[]) =>
  attempts.map(
    (each) => [`${each.call.contract.method} ${each.call.contract.path}`, each] as [string, T],
  )

test.each(titled(REFUSED))(
  '%s of somebody else is refused',
  async (_, { call, input, before: prepare }) => {
    await harness.become('newcomer')
    await prepare?.(harness.sandbox.services)
    const before = await harness.contents()
    const code = await harness.run({ call, input, as: 'newcomer' }).then(
      () => 200,
      (error: { code?: number }) => error.code,
    )
    expect([400, 401, 403, 404]).toContain(code)
    expect(await harness.contents()).toBe(before)
  },
)

test.each(titled(HIDDEN))('%s does not show what is somebody else’s', async (_, row) => {
  await harness.become('newcomer')
  const before = await harness.contents()
  const { answer } = await harness.run({ ...row, as: 'newcomer' })
  expect(answer).toEqual(row.answers)
  expect(await harness.contents()).toBe(before)
})

test.each(['feedback', 'order', 'device', 'merchant', 'ledger', 'account', 'userAccount'])(
  '%s records are for logged-in users',
  async (type) => {
    const call = harness.run({ call: listRecords, input: { params: { type }, body: {} } })
    await expect(call).rejects.toMatchObject({ code: 401 })
  },
)

/** Names of fields that say which row is meant. */
const POINTERS = [
  'id',
  'ids',
  'addressId',
  'payId',
  'orderId',
  'conversationId',
  'accountId',
  'liveId',
  'ticketId',
  'fromUserId',
  'openId',
  'openid',
]
/** These point at what is everybody's, or at nothing: a new record has no id yet. */
const PUBLIC: readonly Row['call'][] = [
  thumbUp,
  favoriteProduct,
  addFootprint,
  addLightRecord,
  // Say only whether a number is bound; a login with a password looks at no openId.
  checkMobile,
  checkMobileBound,
  login,
]
/** These say whose a row is, to whoever calls: nobody has to be logged in to use one. */
const IDENTITIES = ['openId', 'openid']

test('no call that names a row of somebody is left out', () => {
  const covered = new Set([...REFUSED, ...HIDDEN].map(({ call }) => call.contract))
  const open = PUBLIC.map(({ contract }) => contract)
  const names = (schema: { entries?: object } | undefined) => Object.keys(schema?.entries ?? {})
  const uncovered = HANDLERS.map(({ contract }) => contract)
    .filter(({ host }) => host === undefined)
    .filter(({ auth, path, query, body }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const pointers = auth === 'user' ? POINTERS : IDENTITIES
      return [...inPath, ...names(query), ...names(body)].some((name) => pointers.includes(name))
    })
    .filter((contract) => !covered.has(contract) && !open.includes(contract))
  expect(uncovered.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
