import { act, screen } from '@testing-library/react'
import { createRegistry } from '../../../../engine/contract'
import { openPage, page } from '../../../../engine/testing/open-page'
import { testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { PayStatus } from '../../contract'
import { payPanel } from '.'

beforeAll(() => initI18n('en'))

/** A page with one payment, of an app that has a newer version. */
async function open(status: number) {
  const opened = await openPage({
    registry: createRegistry(payPanel),
    server: page('x', { widgets: [{ config: { type: 'payPanel' } }] }),
    user: testUser,
    query: { id: 'p1' },
    api: {
      'asset/pay/list': {
        payId: 'p1',
        orderId: '7',
        title: 'Order at West Lake',
        amount: 12_345,
        status,
        expiresAt: Math.floor(Date.now() / 1000) + 900,
        paidAt: null,
        items: [],
        methods: [{ payType: 1, name: 'Card', note: '' }],
      },
    },
  })
  expect(await screen.findByText(/Order at West Lake/)).toBeInTheDocument()
  act(() => opened.services.activity.versionFound(() => {}))
  return opened.services.activity
}

test('nothing ends a payment that is due', async () => {
  expect((await open(PayStatus.Due)).update).toBeUndefined()
})

test('one that is over may be left', async () => {
  expect((await open(PayStatus.Paid)).update).toBeDefined()
})
