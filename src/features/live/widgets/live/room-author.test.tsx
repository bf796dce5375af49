import { screen, within } from '@testing-library/react'
import { testUser } from '../../../../engine/testing/render-widget'
import { exampleRoom } from '.'
import {
  chat,
  enter,
  field,
  message,
  news,
  PLAY,
  pass,
  SHOW,
  setUpRoom,
  tap,
} from './testing/enter-room'

setUpRoom()

const roomWith = (more: object) => ({ [SHOW]: { ...exampleRoom('1', 1, 'Twelve taps'), ...more } })

test('the product that is shown just now stands on the picture, and first on the shelf', async () => {
  let pinnedId = ''
  await enter({ ...roomWith({ pinnedId: '' }), [PLAY]: () => news([], { pinnedId }) })
  expect(screen.queryByRole('link', { name: /^Showing now/ })).not.toBeInTheDocument()
  pinnedId = '2013'
  await pass(3000)
  expect(screen.getByRole('link', { name: /^Showing now, A beer whose name/ })).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: /^In this stream/ }))
  const [first] = within(screen.getByRole('group', { name: 'In this stream' })).getAllByRole('link')
  expect(first).toHaveAccessibleName(/^Showing now, A beer whose name/)
})

test('what the author tells everybody is read in the room, until it is taken away', async () => {
  let notice = 'Last call'
  await enter({ ...roomWith({ notice: '' }), [PLAY]: () => news([], { notice }) })
  expect(screen.getByText('From the author: Last call')).toBeInTheDocument()
  notice = ''
  await pass(3000)
  expect(screen.queryByText('From the author: Last call')).not.toBeInTheDocument()
})

test('who is muted reads why in the place of the field, and goes on watching', async () => {
  await enter({ [PLAY]: news([message('1', 'Cheers!')], { barred: 1 }) })
  expect(screen.getByText('The author has muted you here.')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(chat().getByText('Cheers!')).toBeInTheDocument()
})

test('who is removed sees neither picture, talk nor products, and may come in again', async () => {
  let barred = 2
  const { container } = await enter({
    ...roomWith({ notice: 'Last call' }),
    [PLAY]: () => news([], { barred, ...(barred === 2 && { playUrl: '' }) }),
  })
  expect(screen.getByText('You were removed from this stream')).toBeInTheDocument()
  expect(container.querySelector('video, taro-video-core')).toBeNull()
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^In this stream/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByText(/Last call/)).not.toBeInTheDocument()
  barred = 0
  await pass(3000)
  expect(field()).toBeInTheDocument()
  expect(container.querySelector('video, taro-video-core')).not.toBeNull()
})

test('its author goes to the desk from the room; nobody else is shown the way', async () => {
  const author = { id: testUser.id, nickName: 'Lin Xia', avatar: '' }
  const own = await enter(roomWith({ author, actions: ['manage'] }))
  await tap(screen.getByRole('button', { name: 'Manage' }))
  expect(own.navigator.open).toHaveBeenCalledWith('/views/index?url=/live/desk&id=1')
  own.unmount()
  await enter()
  expect(screen.queryByRole('button', { name: 'Manage' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /off the air/ })).not.toBeInTheDocument()
})

test('an administrator takes a stream off the air after a question', async () => {
  const { calls, host } = await enter({
    ...roomWith({ actions: ['forbid'] }),
    'live/forbidden': exampleRoom('1', 3, 'Twelve taps'),
  })
  host.confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const forbidden = () => calls.filter(({ path }) => path === 'live/forbidden')
  await tap(screen.getByRole('button', { name: 'Take this stream off the air' }))
  expect(forbidden()).toHaveLength(0)
  await tap(screen.getByRole('button', { name: 'Take this stream off the air' }))
  expect(forbidden()).toHaveLength(1)
  expect(host.toast).toHaveBeenCalledWith('Taken off the air')
})
