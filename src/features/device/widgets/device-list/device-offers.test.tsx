import { screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { OfferState } from '../../contract'
import { deviceOffers } from '.'
import { NOON, open, pageOf, sent, tap, type } from './testing/open-device'

beforeAll(() => initI18n('en'))

const offer = (more: object = {}) => ({
  id: '9',
  deviceId: '501',
  kind: 'handover',
  state: OfferState.Open,
  side: 'to',
  deviceName: 'Long bar',
  serial: 'TR501',
  image: '/pictures/device/tap.svg',
  other: 'Lin Xia',
  createdAt: NOON,
  expiresAt: NOON + 3600,
  ...more,
})

test('handing over is asked by number, once for each name', async () => {
  const { calls } = await open({ 'device/offer/add': offer({ side: 'from' }) })
  await tap(screen.getByRole('button', { name: /Hand over/ }))
  await type('Mobile number of who gets it', '19912345678')
  await tap(screen.getByRole('button', { name: 'Ask them' }))
  expect(sent(calls, 'device/offer/add')).toEqual([
    expect.objectContaining({ deviceId: '501', kind: 'handover', to: '19912345678' }),
  ])
})

test('who is asked agrees only after a question, and finds the device', async () => {
  let state = OfferState.Open
  const { calls, navigator } = await renderWidget(deviceOffers, {
    user: testUser,
    api: {
      'device/offer/page': () => pageOf([offer({ state })]),
      'device/offer/answer': () => {
        state = OfferState.Accepted
        return offer({ state })
      },
    },
  })
  expect(screen.getByText('Lin Xia wants to hand Long bar over to you.')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Agree' }))
  expect(sent(calls, 'device/offer/answer')).toEqual([{ id: '9', answer: 'accept' }])
  await tap(screen.getByRole('button', { name: 'Open the device' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/device/show&id=501')
})

test('who is asked nothing has a way on', async () => {
  const { navigator } = await renderWidget(deviceOffers, {
    user: testUser,
    api: { 'device/offer/page': pageOf([]) },
  })
  await tap(screen.getByRole('button', { name: 'See packages' }))
  expect(navigator.open).toHaveBeenCalledWith('/scanPay/index')
})
