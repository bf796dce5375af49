import Taro from '@tarojs/taro'
import { StorageError } from '../../errors'
import { rawStorage } from '.'

const answer = (run: () => unknown) => Object.assign(Taro, { setStorageSync: jest.fn(run) })

test.each([
  ['WeChat throws', () => fail(new Error('exceed storage max size'))],
  ['it throws nothing to speak of', () => fail(undefined)],
  ['Alipay answers', () => ({ success: false, error: 14, errorMessage: 'exceed' })],
])('what does not fit is a StorageError: %s', (_, refuse) => {
  answer(refuse)
  const write = () => rawStorage.set('alacore___session', 'x')
  expect(write).toThrow(StorageError)
  expect(write).toThrow(
    expect.objectContaining({
      problem: 'full',
      key: 'alacore___session',
      reason: expect.anything(),
    }),
  )
})

test.each([undefined, { success: true }, {}])('what fits is written, answered by %j', (said) => {
  answer(() => said)
  rawStorage.set('alacore___session', 'x')
  expect(Taro.setStorageSync).toHaveBeenCalledWith('alacore___session', 'x')
})

function fail(cause: unknown): never {
  throw cause
}
