import { finishPayment } from './dispatch'

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
      },
      sleep: async (milliseconds: number) => void happened.push(`${milliseconds} ms`),
      announce: () => void happened.push('支付成功'),
      after: async () => void happened.push('after'),
      afterFailed: () => void happened.push('回调失败'),
    },
  }
}
const PAID = { kind: 'paid', url: '/order/list', delay: 1000 } as const

test('says so, brings everything up to date, waits, and opens the page it ends at', async () => {
  const { deps, happened } = page()
  await finishPayment(PAID, deps)
  expect(happened).toEqual(['支付成功', 'after', '1000 ms', '/order/list'])
})

test('a failed after-handler is said and keeps nobody from going on', async () => {
  const { deps, happened } = page()
  await finishPayment(PAID, { ...deps, after: () => Promise.reject(new Error('no')) })
  expect(happened).toContain('回调失败')
  expect(happened[happened.length - 1]).toBe('/order/list')
})

test('an after-handler that never ends holds nobody up', async () => {
  const { deps, happened } = page()
  await finishPayment(PAID, { ...deps, after: () => new Promise(() => {}) })
  expect(happened).toEqual(['支付成功', '1000 ms', '/order/list'])
})

test('moves nobody who has left the pay page meanwhile', async () => {
  const { deps, happened, leave } = page()
  await finishPayment(PAID, { ...deps, sleep: async () => leave() })
  expect(happened).toEqual(['支付成功', 'after'])
})
