import * as v from 'valibot'
import { endpoint } from '../../src/http/endpoint'
import type { Method } from '../../src/shared/transport'
import { handle } from '../handler'
import { RouteTable } from './route-table'

const route = (method: Method, path: string) =>
  handle(endpoint({ method, path, data: v.unknown() }), async () => path)

/** The generic ones first: order must not matter. */
const ROUTES = [
  route('DELETE', '{entity}/{id}'),
  route('POST', '{entity}/'),
  route('PUT', '{entity}/'),
  route('POST', '{type}/list'),
  route('GET', '{type}/kv'),
  route('POST', '{module}/{type}/page'),
  route('GET', 'Api/{type}/QuerySingle'),
  route('GET', 'people/user/{id}'),
  route('GET', 'people/user/checkToken'),
  route('POST', 'basic/address/'),
  route('POST', 'order/order/page'),
  route('GET', 'product/page'),
  route('GET', 'Api/LightApp/GetList'),
  route('GET', 'taskJob/show/{id}'),
]

test.each([
  ['GET', 'people/user/checkToken', 'people/user/checkToken', {}],
  ['GET', 'people/user/1001', 'people/user/{id}', { id: '1001' }],
  ['POST', 'order/order/page', 'order/order/page', {}],
  ['POST', 'shop/order/page', '{module}/{type}/page', { module: 'shop', type: 'order' }],
  ['POST', 'feedback/', '{entity}/', { entity: 'feedback' }],
  ['POST', 'basic/address/', 'basic/address/', {}],
  ['DELETE', 'feedback/7', '{entity}/{id}', { entity: 'feedback', id: '7' }],
  ['DELETE', 'feedback/a%2Fb', '{entity}/{id}', { entity: 'feedback', id: 'a/b' }],
  ['POST', 'store/list', '{type}/list', { type: 'store' }],
  ['GET', 'store/kv', '{type}/kv', { type: 'store' }],
  ['GET', 'Api/store/QuerySingle', 'Api/{type}/QuerySingle', { type: 'store' }],
  ['GET', 'Api/LightApp/GetList', 'Api/LightApp/GetList', {}],
  ['GET', 'taskJob/show/3', 'taskJob/show/{id}', { id: '3' }],
])('%s %s is answered by %s', (method, path, pattern, params) => {
  for (const routes of [ROUTES, [...ROUTES].reverse()]) {
    const match = new RouteTable(routes).find(method, path)
    expect(match).toMatchObject({ kind: 'found', params })
    expect(match.kind === 'found' && match.handler.contract.path).toBe(pattern)
  }
})

test.each([
  ['GET', 'no/such', 'unknown'],
  ['GET', 'People/user/1001', 'unknown'],
  ['GET', 'a/b/c/d', 'unknown'],
  ['GET', 'feedback/', 'unknown'],
  ['POST', 'product/page', 'wrong-method'],
  ['DELETE', 'product/page', 'wrong-method'],
  ['POST', 'store/kv', 'wrong-method'],
  ['POST', 'taskJob/show/3', 'wrong-method'],
])('%s %s is %s', (method, path, kind) => {
  expect(new RouteTable(ROUTES).find(method, path).kind).toBe(kind)
})

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('a path that only knows %s', (known) => {
  const table = new RouteTable([
    route(known, 'exact/path'),
    ...(['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) => route(method, '{entity}/{id}')),
  ])
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
    expect(table.find(method, 'exact/path').kind).toBe(method === known ? 'found' : 'wrong-method')
})

test('two handlers of one call are a mistake', () => {
  const twice = [route('GET', 'product/page'), route('GET', 'product/page')]
  expect(() => new RouteTable(twice)).toThrow('two handlers')
})
