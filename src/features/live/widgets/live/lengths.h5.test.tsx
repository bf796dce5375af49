import { screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { liveDesk, liveForm } from '.'
import { page, roomOf } from './testing/author'

beforeAll(() => initI18n('en'))

test('a title has 40 characters at most, a notice 60', async () => {
  const { unmount } = await renderWidget(liveForm, { user: testUser })
  expect(screen.getByLabelText('Title')).toHaveAttribute('maxlength', '40')
  unmount()
  const api = { 'live/show': roomOf(1), 'live/liveUser/page': page([]) }
  await renderWidget(liveDesk, { user: testUser, query: { id: '7' }, api })
  expect(screen.getByLabelText('Notice to the room')).toHaveAttribute('maxlength', '60')
})
