import { act, fireEvent, screen } from '@testing-library/react'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import {
  chat,
  enter,
  field,
  message,
  news,
  PLAY,
  SEND,
  setUpRoom,
  tap,
  write,
} from './testing/enter-room'

setUpRoom()

test('what is said stands there at once, and is sent in the user’s name', async () => {
  let deliver: (answer: unknown) => void = () => {}
  const { sent, id } = await enter({
    [SEND]: () =>
      new Promise((resolve) => {
        deliver = resolve
      }),
  })
  await write('  Prost ')
  expect(chat().getByText('Prost')).toBeInTheDocument()
  expect(chat().getByRole('status', { name: 'Sending' })).toBeInTheDocument()
  expect(field()).toHaveValue('')
  expect(sent(SEND).map(({ body }) => body)).toEqual([
    { liveId: id, content: 'Prost', fromUserId: testUser.id },
  ])
  await act(async () => deliver(message('5', 'Prost', testUser.id)))
  expect(chat().queryByRole('status', { name: 'Sending' })).not.toBeInTheDocument()
  expect(chat().getAllByText('Prost')).toHaveLength(1)
})

const SILENCE = 'Nobody has said anything yet.'

test('the first line ends the silence while it is on its way', async () => {
  await enter({ [SEND]: () => new Promise(() => {}) })
  expect(chat().getByText(SILENCE)).toBeInTheDocument()
  await write('Cheers')
  expect(chat().getByText('Cheers')).toBeInTheDocument()
  expect(chat().queryByText(SILENCE)).toBeNull()
})

test('a single line that was said ends it too', async () => {
  await enter({ [PLAY]: news([message('1', 'Cheers')]) })
  expect(chat().getByText('Cheers')).toBeInTheDocument()
  expect(chat().queryByText(SILENCE)).toBeNull()
})

test('a line that failed says so and can be sent again', async () => {
  let answer: unknown = new ApiError(SEND, 400, 'The stream is in another state.')
  const { host } = await enter({
    [SEND]: () => {
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  await write('Prost')
  expect(host.toast).toHaveBeenCalledWith('The stream is in another state.')
  expect(chat().getByText('Prost')).toBeInTheDocument()
  answer = message('5', 'Prost', testUser.id)
  await tap(screen.getByRole('button', { name: 'Send again: Prost' }))
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
  expect(chat().getAllByText('Prost')).toHaveLength(1)
})

test('a line that failed can be given up', async () => {
  await enter({ [SEND]: new NetworkError(SEND) })
  await write('Prost')
  await tap(screen.getByRole('button', { name: 'Discard: Prost' }))
  expect(chat().queryByText('Prost')).not.toBeInTheDocument()
})

test('what was typed and what failed is still there when the user comes back', async () => {
  const { unmount, id, kept } = await enter({ [SEND]: new NetworkError(SEND) })
  await write('failed line')
  await act(async () => void fireEvent.change(field(), { target: { value: 'half a sen' } }))
  unmount()
  await enter({}, { id, kept })
  expect(field()).toHaveValue('half a sen')
  expect(screen.getByRole('button', { name: 'Send again: failed line' })).toBeInTheDocument()
})

test('what one user typed is not shown to another', async () => {
  const { unmount, id, kept } = await enter()
  await act(async () => void fireEvent.change(field(), { target: { value: 'a secret' } }))
  unmount()
  await enter({}, { id, kept, user: { ...testUser, id: '4711' } })
  expect(field()).toHaveValue('')
})

test('blanks are not sent', async () => {
  const { sent } = await enter()
  await write('   ')
  expect(sent(SEND)).toHaveLength(0)
})
