import { login, memberLogin } from '../../src/features/login/contract'
import { buy } from '../../src/features/order/contract'
import { pageProducts } from '../../src/features/product/contract-list'
import { listRecords, pageRecords } from '../../src/features/record/contract'
import { addLightRecord, querySingle } from '../../src/features/record/contract-writes'
import { getReport } from '../../src/features/report/contract'
import { HEADER } from '../../src/http/headers'
import { MEMBER, signedHeaders } from '../testing/open-sandbox'
import { checkValue, MOST } from './limits'
import { sandbox, token } from './testing/member-calls'

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const nested = (depth: number): unknown =>
  times(depth, () => 0).reduce<unknown>((inner) => [inner], 'x')

describe('the values of a body', () => {
  test.each<[string, unknown]>([
    ['as deep as may be', nested(MOST.depth)],
    ['as long a text', 'x'.repeat(MOST.text)],
    ['as long a list', times(MOST.entries, Number)],
    ['as large a number', Number.MAX_SAFE_INTEGER],
    ['an emoji', '🍺'],
    ['nothing', null],
  ])('%s pass', (_, value) => {
    expect(() => checkValue(value)).not.toThrow()
  })

  test.each<[string, unknown, string]>([
    ['deeper ones', nested(MOST.depth + 1), 'The body is nested too deeply.'],
    ['a hundred thousand levels', nested(100_000), 'The body is nested too deeply.'],
    ['a longer text', { a: ['x'.repeat(MOST.text + 1)] }, 'A text has more than 2000 characters.'],
    ['a longer list', times(MOST.entries + 1, Number), 'A list has more than 200 entries.'],
    [
      'many lists of many',
      times(MOST.entries, () => times(MOST.entries, Number)),
      'The body has too many values.',
    ],
    [
      'a record of many names',
      Object.fromEntries(times(MOST.values + 1, (n) => [n, n])),
      'The body has too many values.',
    ],
    ['a long name', { ['x'.repeat(MOST.name + 1)]: 1 }, 'A name of the body is too long.'],
    ['a larger number', [1e300], 'A number is too large.'],
    ['an endless number', JSON.parse('-1e999'), 'A number is too large.'],
    ['half an emoji', 'IPA\ud83c', 'A text has characters that are none.'],
    ['the end mark of C', { a: 'x\0y' }, 'A text has characters that are none.'],
  ])('%s are refused', (_, value, sentence) => {
    expect(() => checkValue(value)).toThrow(new Error(sentence))
  })
})

const condition = (count: number, value: unknown = 'x', operator = 'endsWith') => ({
  condition: {
    logicalOperator: 'or',
    conditions: times(count, () => ({ field: 'name', operator, value })),
  },
})
const products = { params: { module: 'shop', type: 'product' } }
const line = { productId: '1', skuId: '1', count: 1 }
const order = { way: 1, isFromCart: false, addressId: '5001', amount: 1, requestId: 'r' }

describe('what was a fault of the server', () => {
  test.each<[string, () => Promise<{ code: number; message: string }>]>([
    [
      'a page nobody gets to',
      () => sandbox.call(pageRecords, { ...products, body: { pageIndex: 1e15 } }),
    ],
    ['one of products', () => sandbox.call(pageProducts, { query: { pageIndex: 1e15 } })],
    [
      'one of a report',
      () =>
        sandbox.call(getReport, { params: { type: 'Market' }, body: { pageIndex: 1e300 } }, token),
    ],
    [
      'a long ending',
      () => sandbox.call(pageRecords, { ...products, body: condition(1, 'x'.repeat(15_000)) }),
    ],
    [
      'a thousand conditions',
      () => sandbox.call(pageRecords, { ...products, body: condition(1000) }),
    ],
    [
      'a thousand queries',
      () =>
        sandbox.call(listRecords, {
          params: { type: 'product' },
          body: { queries: condition(1000).condition.conditions },
        }),
    ],
    [
      'a thousand values of one condition',
      () =>
        sandbox.call(pageRecords, { ...products, body: condition(1, times(1000, Number), 'in') }),
    ],
    [
      'a hundred sorts',
      () =>
        sandbox.call(pageRecords, {
          ...products,
          body: { sorts: times(100, () => ({ field: 'name', type: 'Asc' })) },
        }),
    ],
    [
      'a thousand tags',
      () => sandbox.call(pageProducts, { query: { tags: times(900, () => 'a').join() } }),
    ],
    [
      'a thousand words',
      () => sandbox.call(pageProducts, { query: { keyWord: times(900, () => 'a').join(' ') } }),
    ],
    [
      'a thousand products',
      () => sandbox.call(buy, { body: { ...order, products: times(1000, () => line) } }, token),
    ],
  ])('%s is refused with a sentence', async (_, run) => {
    const { code, message } = await run()
    expect([code, message]).toEqual([400, expect.stringMatching(/\w+ .+/)])
  })

  test('as long an ending as may be is looked for', async () => {
    const body = condition(1, 'x'.repeat(1000))
    const { code, data } = await sandbox.call(pageRecords, { ...products, body })
    expect([code, data.totalCount]).toEqual([200, 0])
  })

  test.each([
    [20_000, 200],
    [20_001, 400],
  ])('a call that takes long texts takes %i characters: %i', async (length, status) => {
    const DataJson = JSON.stringify({ a: 'x'.repeat(length - '{"a":""}'.length) })
    const body = { tableName: 'note', DataJson }
    expect((await sandbox.call(addLightRecord, { body }, token)).code).toBe(status)
  })

  test('a call that says nothing of long texts takes none', async () => {
    const body = { key: MEMBER, password: 'x'.repeat(MOST.text + 1), type: 4 }
    const { code, message } = await sandbox.call(login, { body })
    expect([code, message]).toEqual([400, 'A text has more than 2000 characters.'])
  })

  const FORM = 'multipart/form-data; boundary=x'
  const post = (path: string, contentType: string, body: string, bearer = '') =>
    sandbox.request(path, {
      method: 'POST',
      body,
      headers: {
        'content-type': contentType,
        ...(bearer
          ? { [HEADER.authorization]: `Bearer ${bearer}` }
          : signedHeaders({
              method: 'POST',
              path: path.replace(/^\/main\//, ''),
              body: contentType.startsWith('multipart') ? '' : body,
              timestamp: sandbox.services.clock.now(),
            })),
      },
    })

  test.each([
    ['/main/people/user/login', FORM, '--x\r\nbroken'],
    ['/main/people/user/login', 'multipart/form-data', ''],
    ['/main/people/user/login', 'multipart/mixed', 'x'],
    ['/main/people/user/login', 'application/json', '{"key":'],
    ['/main/people/user/login', 'application/json', 'null'],
    ['/pay/notify/wechat', 'application/json', '{"id":'],
    ['/pay/notify/wechat', FORM, '--x\r\nbroken'],
    ['/pay/cashier', FORM, '--x\r\nbroken'],
    ['/pay/cashier/decision', FORM, 'nothing'],
    ['/pay/wechat/login', 'application/json', '{"identity":'],
    ['/pay/wechat/sheet', 'application/json', '[1]'],
  ])('%s as %s with %j is refused', async (path, contentType, body) => {
    const response = await post(path, contentType, body)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/\w+ .+/)
  })

  // What a form says is not signed: anybody could say it in the name of whoever signed the rest.
  test('a sound form is no body of a call that takes JSON', async () => {
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const body = `${part('username', 'linxia')}${part('password', 'taproom1')}--x--\r\n`
    const response = await post(`/main/${memberLogin.contract.path}`, FORM, body)
    expect(await response.json()).toMatchObject({
      code: 400,
      message: 'This call takes JSON, not a form.',
    })
  })

  test('an upload that is no form is refused', async () => {
    for (const body of ['--x\r\nbroken', '']) {
      const response = await post('/main/basic/storageFile/upload', FORM, body, token)
      expect(response.status).toBe(400)
    }
  })

  test.each<[string, Record<string, string>, number]>([
    [
      'as many names as may be',
      Object.fromEntries(times(MOST.queryNames, (n) => [`x${n}`, '1'])),
      200,
    ],
    ['one more', Object.fromEntries(times(MOST.queryNames + 1, (n) => [`x${n}`, '1'])), 400],
    ['a long value nobody asks for', { x: 'x'.repeat(MOST.queryText + 1) }, 400],
    ['a long name', { ['x'.repeat(MOST.name + 1)]: '1' }, 400],
  ])('a query of %s is answered', async (_, query, wanted) => {
    const { code, message } = await sandbox.call(pageProducts, { query })
    expect([code, message]).toEqual([wanted, wanted === 200 ? '' : 'The query is too long.'])
  })

  test('a long query and a long path are refused', async () => {
    const { code } = await sandbox.call(querySingle, {
      params: { type: 'product' },
      query: { name: 'x'.repeat(MOST.queryText + 1) },
    })
    expect(code).toBe(400)
    const path = await sandbox.call(querySingle, { params: { type: 'x'.repeat(MOST.name + 1) } })
    expect(path.code).toBe(400)
  })
})
