import Taro from '@tarojs/taro'
import { confirm } from '.'

const question = { title: '删除？', text: '墨墨 1 号路', ok: '删除', cancel: '取消' }

test.each([true, false])('the host’s %s is the answer', async (said) => {
  jest.mocked(Taro.showModal).mockResolvedValue({ confirm: said, cancel: !said, errMsg: 'ok' })
  expect(await confirm(question)).toBe(said)
  expect(Taro.showModal).toHaveBeenCalledWith({
    title: '删除？',
    content: '墨墨 1 号路',
    confirmText: '删除',
    cancelText: '取消',
  })
})

test('what is lost for good is red, in the form WeChat takes', async () => {
  await confirm({ ...question, tone: 'danger' })
  expect(Taro.showModal).toHaveBeenCalledWith(
    expect.objectContaining({ confirmColor: expect.stringMatching(/^#[0-9a-f]{6}$/) }),
  )
})

test('a dialog that is refused is no answer', async () => {
  jest.mocked(Taro.showModal).mockRejectedValue({ errMsg: 'showModal:fail confirmText too long' })
  expect(await confirm(question)).toBeUndefined()
})
