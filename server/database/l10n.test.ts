import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pageProducts } from '../../src/features/product/contract-list'
import { listRecords } from '../../src/features/record/contract'
import { openSandbox } from '../testing/open-sandbox'
import { packText, readText, textOf, unpackList, unpackRecord, unpackTexts } from './l10n'

// @reads server

const DAMAGED = ['', '{', 'null', '7', '"x"', '[]', '{}', '[null]', '{"en":1}', 'x'.repeat(10_000)]

test('a packed text is read in the language of the caller', () => {
  const packed = packText({ en: 'Beer', 'zh-Hans': '啤酒' })
  expect([readText(packed, 'en'), readText(packed, 'zh-Hans')]).toEqual(['Beer', '啤酒'])
  expect(readText(packText('IPA'), 'zh-Hans')).toBe('IPA')
})

test.each(DAMAGED)('a damaged column (%.20s) is an empty value, not an end', (json) => {
  expect(readText(json, 'en')).toBe('')
  expect(Array.isArray(unpackList(json))).toBe(true)
  expect(typeof unpackRecord(json)).toBe('object')
  expect(unpackTexts(json, 'name', 'en')).toEqual({ name: '', en: '' })
})

test('what is whole stays whole', () => {
  expect(unpackList('["a",{"b":1}]')).toEqual(['a', { b: 1 }])
  expect(unpackRecord('{"a":1}')).toEqual({ a: 1 })
  expect(unpackTexts('{"name":"Lin","mobile":7}', 'name', 'mobile')).toEqual({
    name: 'Lin',
    mobile: '',
  })
  expect(textOf({ en: 'x', 'zh-Hans': 'y' }, 'zh-Hans')).toBe('y')
  expect(textOf('x', 'en')).toBe('')
})

test('one damaged row costs its words: the rest of the list is there, searched and sorted by', async () => {
  const sandbox = await openSandbox({ staticDir: '/nowhere' })
  const page = async () =>
    (await sandbox.call(pageProducts, { query: { pageSize: 15 } })).data.result as {
      id: string
      name: string
    }[]
  const before = await page()
  const [first] = before
  await sql`update products set name = '{', style = 'null' where id = ${first?.id}`.execute(
    sandbox.services.db,
  )
  expect(await page()).toEqual(
    before.map((card) => (card === first ? { ...card, name: '', style: '' } : card)),
  )
  await sql`update stores set name = '{' where id = (select min(id) from stores)`.execute(
    sandbox.services.db,
  )
  const body = { sorts: [{ field: 'name', type: 'Asc' }], limit: 50 }
  const stores = await sandbox.call(listRecords, { params: { type: 'store' }, body })
  expect(stores).toMatchObject({ code: 200 })
  expect(stores.data.filter(({ name }: { name: string }) => name === '')).toHaveLength(1)
  await sandbox.close()
})

/** What else is JSON and comes out of no column, or is asked first whether it is any. */
const OTHERS = [
  'builder/read-definition.ts',
  'controls/request-log.ts',
  'gateways/alipay/wire.ts',
  'gateways/sealed.ts',
  'gateways/simulated/alipay.ts',
  'gateways/simulated/cashier.ts',
  'gateways/simulated/keys.ts',
  'gateways/simulated/vendor-keys.ts',
  'gateways/simulated/wechat-pay.ts',
  'gateways/wechat/api.ts',
  'gateways/wechat/pay.ts',
  'http/limits.ts',
  'outbox/once.ts',
  'product/seed/reviews.ts',
  'record/light-records.ts',
]

test('packed columns are read here alone, where a damaged one costs its words and no answer', () => {
  const server = join(__dirname, '..')
  const found = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^attack|(^|\/)testing\//.test(name))
    .filter((name) => readFileSync(join(server, name), 'utf8').includes('JSON.parse('))
  expect(found.sort()).toEqual(OTHERS)
})
