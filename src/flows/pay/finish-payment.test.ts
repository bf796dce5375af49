import type { Navigator } from '../../routing/navigator'
import { finishPayment } from './finish-payment'

function page() {
  const happened: string[] = []
  let shown = '/asset/pay/index'
  return {
    happened,
    leave: () => {
      shown = '/pages/tabbar/index'
    },
    deps: {
      navigator: {
        current: () => shown,
        replace: async (url: string) => void happened.push(url),
      } as unknown as Navigator,
      sleep: async (milliseconds: number) => void happened.push(`${milliseconds} ms`),
      announce: () => void happened.push('支付成功'),
    },
  }
}

test('says so, waits, and opens what the server gave', async () => {
  const { deps, happened } = page()
  await finishPayment('9', { kind: 'paid', url: '/order/list', delay: 1000 }, deps)
  expect(happened).toEqual(['支付成功', '1000 ms', '/order/list'])
})

test('opens the success page when the server gave nothing', async () => {
  const { deps, happened } = page()
  await finishPayment('9', { kind: 'paid', url: undefined, delay: 300 }, deps)
  expect(happened).toEqual(['支付成功', '300 ms', '/asset/pay/success?payId=9'])
})

test('moves nobody who has left the pay page meanwhile', async () => {
  const { deps, happened, leave } = page()
  const sleep = async () => leave()
  await finishPayment('9', { kind: 'paid', url: undefined, delay: 300 }, { ...deps, sleep })
  expect(happened).toEqual(['支付成功'])
})
