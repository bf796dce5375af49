import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { changeLocale, initI18n } from '../../../../i18n'
import { sexForm } from '.'

const CALL = 'people/userDetail/changeSex'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

test('shows what is known and saves another choice', async () => {
  const user = { ...testUser, detail: { ...testUser.detail, sex: 1 } }
  const { calls, session } = await renderWidget(sexForm, { user, api: { [CALL]: null } })
  expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: 'Rather not say' }))
  await act(async () => void fireEvent.click(screen.getByText('Save')))
  expect(calls[0]?.body).toEqual({ sex: 0 })
  expect(session.user?.detail.sex).toBe(0)
})
