import { act, screen, waitFor } from '@testing-library/react'
import { HostError } from '../../../errors'
import { testUser } from '../../testing/render-widget'
import { press, tapAction } from '../testing/tap-action'
import { choosePictures, sendPicture } from './upload'

jest.mock('./upload', () => ({
  choosePictures: jest.fn(),
  sendPicture: jest.fn(),
}))

const choose = jest.mocked(choosePictures)
const send = jest.mocked(sendPicture)
const pictures = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ path: `tmp/${i}`, name: `${i}.png`, size: 1 }))
const user = { user: testUser, url: '/zero/index' }
const failure = new HostError('actions.upload.failed')

beforeEach(() => {
  choose.mockReset().mockResolvedValue(pictures(2))
  send.mockReset().mockImplementation(async ({ name }) => `/files/${name}`)
})

test('the addresses of what was chosen go into the state of the page', async () => {
  const { page } = await tapAction({ do: 'upload', path: 'photos' }, user)
  await waitFor(() => expect(page.state.get('photos')).toEqual(['/files/0.png', '/files/1.png']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('of one picture it is the address itself, and what follows can read it', async () => {
  choose.mockResolvedValue(pictures(1))
  const then = [{ do: 'set', path: 'copy', value: { $: 'page', path: 'photo' } }]
  const { page } = await tapAction({ do: 'upload', path: 'photo', count: 1, then }, user)
  await waitFor(() => expect(page.state.get('copy')).toBe('/files/0.png'))
  expect(choose).toHaveBeenCalledWith(1)
})

test.each([
  [undefined, 9],
  [3, 3],
  [50, 9],
  [0, 9],
  ['many', 9],
])('count %j: at most %d', async (count, most) => {
  choose.mockResolvedValue([])
  await tapAction({ do: 'upload', path: 'photos', count }, user)
  await waitFor(() => expect(choose).toHaveBeenCalledWith(most))
})

test('choosing none is no failure, and nothing follows', async () => {
  choose.mockResolvedValue([])
  const then = [{ do: 'set', path: 'done', value: true }]
  const { page, host } = await tapAction({ do: 'upload', path: 'photos', then }, user)
  await waitFor(() => expect(choose).toHaveBeenCalled())
  expect(page.state.size).toBe(0)
  expect(host.toast).not.toHaveBeenCalled()
})

test('who is nobody logs in first and comes back', async () => {
  const { navigator, session } = await tapAction(
    { do: 'upload', path: 'photos' },
    { url: '/zero/index' },
  )
  await waitFor(() => expect(navigator.open).toHaveBeenCalledWith('/user/login'))
  expect(session.returnTarget).toBe('/zero/index')
  expect(choose).not.toHaveBeenCalled()
})

test('tells how far it is', async () => {
  let tell: (fraction: number) => void = () => {}
  send.mockImplementation((_, { onProgress }) => {
    tell = onProgress
    return new Promise(() => {})
  })
  await tapAction({ do: 'upload', path: 'photos' }, user)
  expect(await screen.findByRole('dialog', { name: 'Sending picture 1 of 2' })).toBeInTheDocument()
  act(() => tell(0.5))
  expect(screen.getByRole('status')).toHaveTextContent('25 %')
})

test('one that fails says so and is sent again from there', async () => {
  send.mockResolvedValueOnce('/files/first').mockRejectedValueOnce(failure)
  const { page } = await tapAction({ do: 'upload', path: 'photos' }, user)
  expect(await screen.findByRole('dialog', { name: 'Upload failed' })).toHaveTextContent(
    'Picture 2 of 2',
  )
  expect(page.state.size).toBe(0)
  await press('Try again')
  await waitFor(() => expect(page.state.get('photos')).toEqual(['/files/first', '/files/1.png']))
  expect(send).toHaveBeenCalledTimes(3)
})

test('giving up leaves the page as it was', async () => {
  send.mockRejectedValue(failure)
  const { page, host } = await tapAction({ do: 'upload', path: 'photos' }, user)
  await screen.findByRole('dialog', { name: 'Upload failed' })
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.state.size).toBe(0)
  expect(host.toast).not.toHaveBeenCalled()
})

test('stopping ends the call that is under way', async () => {
  let stopped: AbortSignal | undefined
  send.mockImplementation((_, { signal }) => {
    stopped = signal
    return new Promise(() => {})
  })
  await tapAction({ do: 'upload', path: 'photos' }, user)
  await screen.findByRole('dialog')
  await press('Cancel')
  expect(stopped?.aborted).toBe(true)
})

test('an album the host keeps closed is said', async () => {
  choose.mockRejectedValue(new HostError('actions.scan.failed'))
  const { host } = await tapAction({ do: 'upload', path: 'photos' }, user)
  await waitFor(() => expect(host.toast).toHaveBeenCalledTimes(1))
})
