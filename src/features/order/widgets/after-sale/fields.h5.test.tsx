import { screen } from '@testing-library/react'
import { press } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { sale } from '../../testing/orders'
import { afterSaleDetail, afterSaleForm } from '.'

beforeAll(() => initI18n('en'))

// A form that nobody has sent says nothing.
afterEach(() => expect(document.querySelectorAll('.tp-notice')).toHaveLength(0))

const lengths = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('maxlength'))
const detail = (action: string) =>
  renderWidget(afterSaleDetail, {
    user: testUser,
    query: { id: '31' },
    api: { 'order/afterSale/show': { ...sale, actions: [action] } },
  })

test('what is wrong is told in 200 characters at most', async () => {
  await renderWidget(afterSaleForm, {
    user: testUser,
    query: { id: '1', position: '12' },
    api: {
      'order/afterSale/offer': { kinds: [2], most: 1, amounts: [333], reasons: ['Damaged'] },
    },
  })
  expect(lengths()).toContain('200')
})

test('a carrier has 20 characters, the number of a parcel 30', async () => {
  await detail('sendBack')
  await press('Enter the parcel')
  expect(lengths()).toEqual(['20', '30'])
})

test('an appeal has 200 characters', async () => {
  await detail('appeal')
  await press('Appeal')
  expect(lengths()).toEqual(['200'])
})
