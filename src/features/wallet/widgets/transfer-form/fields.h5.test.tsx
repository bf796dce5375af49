import { screen } from '@testing-library/react'
import { initI18n } from '../../../../i18n'
import { fields, open } from '../../testing/transfer-desk'

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('there is room for a pasted number; an amount has ten characters, with cents', async () => {
  await open()
  expect(screen.getByLabelText(fields.mobile)).toHaveAttribute('maxlength', '20')
  const amount = screen.getByLabelText(fields.amount)
  expect(amount).toHaveAttribute('maxlength', '10')
  expect(amount).toHaveAttribute('inputmode', 'decimal')
  expect(amount).toHaveAttribute('placeholder', '0.00')
  expect(screen.getByText('¥')).toBeInTheDocument()
})
