import { data, drop, type Fault, fault, inFirst, openDoor, set, whole, withData } from './spoil'

/** Fifty of them, each at a call of its own. */
export const FAULTS: readonly Fault[] = [
  // Fields that are missing.
  fault('GET product/productShow/detail', 'no pictures', drop('images'), 'data.images'),
  fault('GET people/store/show', 'no opening state', drop('isOpen'), 'data.isOpen'),
  fault('GET event/show', 'no place', drop('place'), 'data.place'),
  fault('GET api/userCenter/status', 'no count', drop('duePayment'), 'data.duePayment'),
  fault('GET merchant/income/days', 'no net', drop('net'), 'data.net'),
  fault(
    'POST material/page',
    'no pictures in items',
    data((of) => {
      for (const item of of.result) delete item.image
    }),
    'data.result[0].image',
  ),
  fault('POST notice/message/page', 'no total', drop('totalCount'), 'data.totalCount'),
  fault('GET merchant/desk/figures', 'no figure', drop('toShip'), 'data.toShip'),
  // Another type.
  fault(
    'GET product/productShow/show',
    'the price is a text',
    data((of) => {
      of.price = String(of.price)
    }),
    'data.price',
  ),
  fault(
    'GET people/user/getLoginUser',
    'the id is a number',
    data((of) => {
      of.id = Number(of.id)
    }),
    'data.id',
  ),
  fault('POST employee/isAdmin', 'yes as a text', whole(withData('true')), 'data'),
  fault('GET people/user/checkToken', 'yes as a number', whole(withData(1)), 'data'),
  fault('GET live/show', 'likes as a text', set('likes', '120'), 'data.likes'),
  fault('GET member/grade/me', 'the grade is a text', set('gradeId', '2'), 'data.gradeId'),
  fault(
    'POST coupon/page',
    'an id is a number',
    inFirst((item) => {
      item.id = Number(item.id)
    }),
    'data.result[0].id',
  ),
  fault('POST event/ticket/page', 'the page is a text', set('pageIndex', '1'), 'data.pageIndex'),
  fault(
    'GET people/user/getRecommendCount',
    'a count with a fraction as a text',
    set('total', '4.0'),
    'data.total',
  ),
  // Null where something must be.
  fault('GET merchant/merchants/show', 'no name', set('name', null), 'data.name'),
  fault('GET device/show', 'no serial', set('serial', null), 'data.serial'),
  fault('GET nav/all', 'no list', whole(withData(null)), 'data'),
  fault(
    'POST order/afterSale/page',
    'no steps',
    inFirst((item) => {
      item.steps = null
    }),
    'data.result[0].steps',
  ),
  // The envelope.
  fault(
    'GET conditionOperator/all',
    'bare data',
    whole(({ body }) => ({ status: 200, body: body.data })),
    '',
  ),
  fault(
    'GET api/type/AllEnums',
    'another envelope',
    whole(({ body }) => ({ status: 200, body: { success: true, result: body.data } })),
    'code',
  ),
  fault(
    'GET enum/get',
    'the code is a text',
    whole(({ status, body }) => ({ status, body: { ...body, code: String(body.code) } })),
    'code',
  ),
  fault(
    'GET basic/autoConfig/types',
    'the data under another name',
    whole(({ status, body: { data: moved, ...rest } }) => ({
      status,
      body: { ...rest, result: moved },
    })),
    'data',
  ),
  fault(
    'GET table/search',
    'HTTP says 400 beside a yes',
    whole(({ body }) => ({ status: 400, body })),
    'HTTP status',
  ),
  fault(
    'GET relation/ProductClassRelation/kv',
    'the message is an object',
    whole(({ status, body }) => ({ status, body: { ...body, message: { text: '' } } })),
    'message',
  ),
  fault(
    'GET merchant/ticket/find',
    'no words for a refusal',
    whole(({ status, body }) => ({ status, body: { ...body, message: '' } })),
    'message',
  ),
  // Calls that are not there, or fail.
  fault(
    'GET reflect/entity',
    '404',
    whole(() => 'Not Found 404'),
    undefined,
    'missing',
  ),
  fault(
    'GET paas/report/singleList',
    '404 in the envelope',
    whole(() => ({ status: 404, body: { code: 404, message: 'no such call', data: null } })),
    undefined,
    'missing',
  ),
  fault(
    'GET view/{key}/card',
    '405',
    whole(() => ({ status: 405, body: { code: 405, message: 'wrong method', data: null } })),
    undefined,
    'missing',
  ),
  fault(
    'GET share/taskJob/enableAllAnalysisBehavior',
    '500',
    whole(() => ({ status: 500, body: { code: 500, message: 'null pointer', data: null } })),
    undefined,
    'failed',
  ),
  fault(
    'GET basic/search/hot',
    'HTML',
    whole(() => '<!doctype html><title>Shop</title>'),
    undefined,
    'failed',
  ),
  fault(
    'GET basic/search/suggest',
    'nothing at all',
    whole(() => ''),
    undefined,
    'failed',
  ),
  fault(
    'GET video/show',
    '502 of a gateway',
    whole(() => ({ status: 502, body: { error: 'upstream' } })),
    undefined,
    'failed',
  ),
  // Doors.
  fault('POST asset/withdraw/page', 'open to anybody', openDoor, 'without a token'),
  fault('GET people/identity/check', 'open to anybody', openDoor, 'without a token'),
  fault(
    'GET notice/message/count',
    '400 instead of 401',
    whole((answer) =>
      answer.body.code === 401 ? { status: 400, body: { ...answer.body, code: 400 } } : answer,
    ),
    'without a token',
  ),
  fault(
    'GET people/user/getQrCodes',
    'the token is not read',
    whole(() => ({ status: 401, body: { code: 401, message: 'Please log in first', data: null } })),
    'with a token',
  ),
  // Lists and pages.
  fault(
    'GET people/user/getSecondUsers',
    'a list, no page',
    data((of, body) => {
      body.data = of.result
    }),
    'data',
  ),
  fault(
    'GET relation/ProductClassRelation/tree',
    'a page, no list',
    data((of, body) => {
      body.data = { result: of }
    }),
    'data',
  ),
  fault(
    'POST investMerchant/page',
    'an id twice',
    data((of) => of.result.push({ ...of.result[0] })),
    'data.result[4].id',
  ),
  fault(
    'POST merchant/customer/page',
    'a total below the page',
    set('totalCount', 0),
    'data.totalCount',
  ),
  fault(
    'POST product/productShow/evaluates',
    'another page than asked',
    set('pageIndex', 2),
    'data.pageIndex',
  ),
  // Units and moments.
  fault(
    'POST order/orderBuy/info',
    'amounts in yuan',
    data((of) => {
      of.goodsAmount /= 100
    }),
    'data.goodsAmount',
  ),
  fault(
    'GET device/income',
    'cents with a fraction',
    data((of) => {
      of[0].cents += 0.5
    }),
    'data[0].cents',
  ),
  fault(
    'POST tool/footprint/page',
    'milliseconds',
    inFirst((item) => {
      item.createdAt *= 1000
    }),
    'data.result[0].createdAt',
  ),
  fault('GET order/afterSale/show', 'another one than asked', set('id', '1'), 'data.id'),
  // Calls that change something.
  fault('POST product/productShow/addCart', 'no answer', whole(withData({ done: 'yes' })), 'data'),
  fault(
    'POST notice/im/ticket',
    'the chat host wraps its answer',
    whole((answer) =>
      answer.status === 200 ? { status: 200, body: { code: 200, data: answer.body } } : answer,
    ),
    'ticket',
  ),
]
