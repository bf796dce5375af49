import {
  ApiError,
  ClockSkewError,
  ContractError,
  EndpointNotFoundError,
  MethodNotAllowedError,
  SessionExpiredError,
} from '../errors'
import { openEnvelope } from './client'
import type { HostName } from './endpoint'

function openAnswer(host: HostName, status: number, body: unknown) {
  const response = { status, body, headers: {} }
  const result = () => openEnvelope({ host, path: 'product/page' }, response)
  return { result }
}

function failure(host: HostName, status: number, body: unknown): ApiError {
  try {
    openAnswer(host, status, body).result()
  } catch (error) {
    return error as ApiError
  }
  throw new Error('it did not fail')
}

test.each([
  ['main', { code: 200, message: '', data: { id: 1 } }, { id: 1 }],
  ['main', { code: 200, data: null }, null],
  ['main', { code: 200, message: null }, undefined],
  ['main', { code: 200, data: [], extra: 'ignored' }, []],
  ['generic', { status: 1, result: { id: 1 } }, { id: 1 }],
  ['generic', { status: 1, message: null, result: 0 }, 0],
  ['chat', { id: 1 }, { id: 1 }],
  ['chat', [], []],
  ['chat', '', ''],
] as const)('the %s host says yes with %j', (host, body, data) => {
  expect(openAnswer(host, 200, body).result()).toEqual(data)
})

test.each([
  ['main', 200, { code: 401, message: 'x' }, SessionExpiredError],
  ['main', 401, { code: 401, message: 'x' }, SessionExpiredError],
  ['main', 401, { error: 'unauthorized' }, SessionExpiredError],
  ['main', 200, { code: 500, message: 'Token invalid' }, SessionExpiredError],
  ['main', 500, { message: 'the token has expired' }, SessionExpiredError],
  ['main', 200, { code: 500, message: '库存不足' }, ApiError],
  ['main', 500, { code: 500 }, ApiError],
  ['main', 200, { code: 404, message: '' }, EndpointNotFoundError],
  ['main', 404, '<html>404</html>', EndpointNotFoundError],
  ['main', 200, { code: 405, message: '' }, MethodNotAllowedError],
  ['main', 405, '', MethodNotAllowedError],
  ['main', 200, { code: 412, message: 'clock', time: 1_790_000_000 }, ClockSkewError],
  ['main', 200, { code: 412, message: 'a precondition of the order' }, ApiError],
  ['main', 200, { code: 503, message: '维护中' }, ApiError],
  ['main', 503, '<html>Bad gateway</html>', ApiError],
  ['main', 200, { code: 777, message: 'x' }, ApiError],
  ['main', 200, '<html>login of the hotel</html>', ContractError],
  ['main', 200, '', ContractError],
  ['main', 204, undefined, ContractError],
  ['main', 200, null, ContractError],
  ['main', 200, [], ContractError],
  ['main', 200, 7, ContractError],
  ['main', 200, { status: 1, result: {} }, ContractError],
  ['main', 200, { code: '200', data: {} }, ContractError],
  ['generic', 200, { status: 0, message: 'no' }, ApiError],
  ['generic', 200, { status: 500, message: 'token' }, SessionExpiredError],
  ['generic', 200, { status: 401, message: '' }, SessionExpiredError],
  ['generic', 401, { status: 0, message: '' }, SessionExpiredError],
  ['generic', 404, 'not found', EndpointNotFoundError],
  ['generic', 200, { code: 200, data: {} }, ContractError],
  ['generic', 200, '<html>', ContractError],
  ['chat', 401, { message: 'x' }, SessionExpiredError],
  ['chat', 500, { message: 'bad token' }, SessionExpiredError],
  ['chat', 404, null, EndpointNotFoundError],
  ['chat', 405, '<html>', MethodNotAllowedError],
  ['chat', 503, undefined, ApiError],
  ['chat', 302, '', ApiError],
] as const)('the %s host answers %i %j: a typed refusal', (host, status, body, type) => {
  const error = failure(host, status, body)
  expect(error).toBeInstanceOf(type)
  // An ApiError in the table is that very kind, not one of those that log out or hide the message.
  expect(error.constructor).toBe(type)
})

test.each([
  ['main', 200, { code: 500, message: '库存不足' }, '库存不足'],
  ['main', 200, { code: 503, message: '维护中' }, '维护中'],
  ['main', 502, { message: 'upstream' }, 'upstream'],
  ['main', 502, '<html>nginx</html>', ''],
  ['generic', 200, { status: 0, message: '已下架' }, '已下架'],
  ['chat', 400, { message: '消息过长' }, '消息过长'],
  ['chat', 400, { message: 7 }, ''],
] as const)('of %s %i %j people read "%s"', (host, status, body, said) => {
  expect(failure(host, status, body).serverMessage).toBe(said)
})

test('a 404 knows its path, for the sentence that names it', () => {
  expect(failure('main', 404, '')).toMatchObject({ path: 'product/page', code: 404 })
})

test('a refusal of the clock brings the server time along', () => {
  const error = failure('main', 412, { code: 412, message: '', time: 1_790_000_123 })
  expect(error).toMatchObject({ serverTime: 1_790_000_123 })
})
