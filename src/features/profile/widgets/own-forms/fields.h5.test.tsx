import { screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { accountClosing, mobileForm, nicknameForm } from '.'

beforeAll(() => initI18n('en'))

const lengths = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('maxlength'))

test.each([
  [nicknameForm, '30'],
  [mobileForm, '20'],
  [accountClosing, '20'],
])('the first field takes as much as is said of it: %#', async (widget, length) => {
  await renderWidget(widget, { user: testUser })
  expect(lengths()[0]).toBe(length)
})
