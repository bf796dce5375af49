import { screen } from '@testing-library/react'
import { press, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { bankCards } from '.'

beforeAll(() => initI18n('en'))

const lengths = () =>
  screen
    .getAllByRole('textbox')
    .map((field) => [field.getAttribute('maxlength'), field.getAttribute('inputmode')])

test('a holder has 40 characters, a card 19 digits in fours, a branch 60; another account 40', async () => {
  await renderWidget(bankCards, { user: testUser, api: { 'userAccount/list': [] } })
  await press(/^Add/)
  expect(document.querySelectorAll('.tp-notice')).toHaveLength(0)
  expect(lengths()).toEqual([
    ['40', 'text'],
    ['23', 'tel'],
    ['60', 'text'],
  ])
  await tap(screen.getByRole('radio', { name: 'Alipay' }))
  expect(lengths()).toEqual([
    ['40', 'text'],
    ['40', 'text'],
  ])
})
