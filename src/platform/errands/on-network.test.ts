import Taro from '@tarojs/taro'
import { onNetwork } from '.'

/** A phone of either kind whose network a test takes and gives back. */
function phone() {
  const listeners = new Set<(state: { isConnected: boolean }) => void>()
  Object.assign(Taro, {
    onNetworkStatusChange: (listener: () => void) => listeners.add(listener),
    offNetworkStatusChange: (listener: () => void) => listeners.delete(listener),
  })
  return (isConnected: boolean) => {
    window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'))
    for (const tell of listeners) tell({ isConnected })
  }
}

test('whoever waits for the network hears of it when it is back, until they have enough', () => {
  const become = phone()
  const isBack = jest.fn()
  const stop = onNetwork(isBack)
  become(false)
  expect(isBack).not.toHaveBeenCalled()
  become(true)
  expect(isBack).toHaveBeenCalledTimes(1)
  stop()
  become(true)
  expect(isBack).toHaveBeenCalledTimes(1)
})
