import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { KeptStore } from '../../../../stores/kept-store'
import { requestProfile } from '../../save-profile'
import { profileAuth } from '.'

beforeAll(() => initI18n('en'))

const PICTURE = 'https://pictures.example/face.png'
/** What WeChat answers to the tap on its button. */
const choose = (detail: object) =>
  act(async () => {
    const tap = new CustomEvent('click', { bubbles: true, detail })
    fireEvent(screen.getByRole('button', { name: 'Choose avatar' }), tap)
  })
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const picture = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src')

test('the picture that is chosen is shown, and given to the page that asked', async () => {
  const kept = new KeptStore()
  const asked = requestProfile({ navigator: { open: async () => {} }, kept })
  const { container, host, calls } = await renderWidget(profileAuth, { kept })
  expect(picture(container)).toBeUndefined()
  await choose({ avatarUrl: PICTURE })
  expect(picture(container)).toBe(PICTURE)
  await tap('Done')
  await expect(asked).resolves.toEqual({ avatarUrl: PICTURE, nickName: '' })
  // Nobody is logged in: there is nothing to save it to.
  expect(calls).toEqual([])
  expect(host.toast).not.toHaveBeenCalled()
})

test('a picture leaves the name that was typed', async () => {
  await renderWidget(profileAuth, { user: testUser })
  fireEvent.change(screen.getByLabelText('Nickname'), { target: { value: 'Mona' } })
  await choose({ avatarUrl: PICTURE })
  expect(screen.getByLabelText('Nickname')).toHaveValue('Mona')
})

test('says that no picture came; the next one takes that away', async () => {
  await renderWidget(profileAuth)
  await choose({ errMsg: 'chooseAvatar:fail' })
  expect(screen.getByRole('alert')).toHaveTextContent('Could not get your name and picture')
  await choose({ avatarUrl: PICTURE })
  expect(screen.queryByRole('alert')).toBeNull()
})
