import { screen } from '@testing-library/react'
import { press, tap } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { openCheckout } from '../../testing/checkout'

beforeAll(() => initI18n('en'))

// As many characters as the contract takes, on the keys they are typed with.
const is = (label: string, length: number, keys: string) => {
  const field = screen.getAllByLabelText(label)[0]
  expect(field).toHaveAttribute('maxlength', String(length))
  expect(field).toHaveAttribute('inputmode', keys)
}

test('of a note and a pick-up', async () => {
  await openCheckout()
  is('Note', 140, 'text')
  await tap(screen.getAllByRole('radio', { name: 'Pick up' })[1] as HTMLElement)
  is('Who comes', 30, 'text')
  is('Mobile number', 11, 'tel')
  is('When', 40, 'text')
})

test('of an invoice', async () => {
  await openCheckout()
  await press(/^Invoice/)
  await tap(screen.getByRole('radio', { name: 'Company' }))
  is('Made out to', 60, 'text')
  is('Tax number', 20, 'text')
  is('Email', 80, 'text')
})
