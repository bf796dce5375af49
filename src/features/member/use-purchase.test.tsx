import { act } from '@testing-library/react'
import * as v from 'valibot'
import { defineWidget } from '../../engine/contract'
import { PageContext, usePage } from '../../engine/page/page-context'
import { press } from '../../engine/testing/hands'
import { renderWidget, testUser } from '../../engine/testing/render-widget'
import { ApiError } from '../../errors'
import { initI18n } from '../../i18n'
import { usePurchase } from './use-purchase'

beforeAll(() => initI18n('en'))

const BUY = 'paas/autoBuy/buy'

/** A page that orders a package, and is left while the server thinks about it. */
async function leaveWhileOrdering(answer: () => unknown) {
  let isLeft = false
  let decide = () => {}
  const thinking = new Promise<void>((done) => {
    decide = done
  })
  function Order() {
    const wish = { packageId: '2' }
    const { buy, buyText } = usePurchase({ wish, price: 18_800, payUrl: '/asset/pay/index?id=' })
    return (
      <button type='button' onClick={() => void buy()}>
        {buyText}
      </button>
    )
  }
  const widget = defineWidget(
    {
      type: 'order',
      version: 1,
      tier: 'commerce',
      value: v.any(),
      config: v.object({}),
      height: 44,
      examples: {},
    },
    () => (
      <PageContext.Provider value={{ ...usePage(), isLeft: () => isLeft }}>
        <Order />
      </PageContext.Provider>
    ),
  )
  const api = { [BUY]: () => thinking.then(answer) }
  const test = await renderWidget(widget, { value: {}, user: testUser, api })
  await press('Confirm and pay')
  isLeft = true
  await act(async () => decide())
  return test
}

test('who has left the page is told that it is ordered and waits, and stays where they are', async () => {
  const { host, navigator } = await leaveWhileOrdering(() => ({ payId: '5', amount: 18_800 }))
  expect(host.toast.mock.calls).toEqual([['It is ordered and not paid yet. Get it again to pay.']])
  expect(navigator.replace).not.toHaveBeenCalled()
})

test('who has left the page is told why nothing was ordered', async () => {
  const { host, navigator } = await leaveWhileOrdering(() => {
    throw new ApiError(BUY, 400, 'It is sold out.')
  })
  expect(host.toast.mock.calls).toEqual([['It is sold out.']])
  expect(navigator.replace).not.toHaveBeenCalled()
})
