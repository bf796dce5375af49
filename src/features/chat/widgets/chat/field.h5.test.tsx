import { screen } from '@testing-library/react'
import { initI18n } from '../../../../i18n'
import { field, open, server } from './testing/chat-server'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a message has 500 characters at most; the empty field says what it is for', async () => {
  await open(server())
  expect(field()).toHaveAttribute('maxlength', '500')
  expect(field()).toHaveAttribute('placeholder', 'Write a message')
})

test('the keyboard can reach the talk, which may hold no control, and scroll it', async () => {
  await open(server())
  expect(screen.getByRole('log').closest('[tabindex="0"]')).not.toBeNull()
})
