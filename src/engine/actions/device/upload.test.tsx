import { act, screen, waitFor } from '@testing-library/react'
import { ApiError, HostError, NetworkError } from '../../../errors'
import type { HttpRequest } from '../../../http/endpoint'
import type { LocalFile } from '../../../shared/transport'
import { testUser } from '../../testing/render-widget'
import { press, tapAction } from '../testing/tap-action'

const UPLOAD = 'basic/storageFile/upload'
const pictures = (count: number): readonly LocalFile[] =>
  Array.from({ length: count }, (_, i) => ({ path: `tmp/${i}`, name: `${i}.png`, size: 1 }))

/** The server keeps what it is sent under the name of the file. */
const keep = async ({ body }: HttpRequest) => {
  const { file } = body as { readonly file: LocalFile }
  return { id: '1', url: `/files/${file.name}`, name: file.name, size: 1 }
}
const choose = jest.fn<Promise<readonly LocalFile[]>, ['image' | 'file', number?]>()
const send = jest.fn<Promise<unknown>, [HttpRequest]>()
const setup = { url: '/zero/index', host: { chooseMedia: choose }, api: { [UPLOAD]: send } }
const tapUpload = (action: object = {}) =>
  tapAction({ do: 'upload', path: 'photos', ...action }, { ...setup, user: testUser })

beforeEach(() => {
  choose.mockReset().mockResolvedValue(pictures(2))
  send.mockReset().mockImplementation(keep)
})

test('the addresses of what was chosen go into the state of the page', async () => {
  const { page } = await tapUpload()
  await waitFor(() => expect(page.state.get('photos')).toEqual(['/files/0.png', '/files/1.png']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('of one picture it is the address itself, and what follows can read it', async () => {
  choose.mockResolvedValue(pictures(1))
  const then = [{ do: 'set', path: 'copy', value: { $: 'page', path: 'photo' } }]
  const { page } = await tapUpload({ path: 'photo', count: 1, then })
  await waitFor(() => expect(page.state.get('copy')).toBe('/files/0.png'))
  expect(choose).toHaveBeenCalledWith('image', 1)
})

test.each([
  [undefined, 9],
  [3, 3],
  [50, 9],
  [0, 9],
  ['many', 9],
])('count %j: at most %d', async (count, most) => {
  choose.mockResolvedValue([])
  await tapUpload({ count })
  await waitFor(() => expect(choose).toHaveBeenCalledWith('image', most))
})

test('of more than were asked for the first are sent', async () => {
  choose.mockResolvedValue(pictures(4))
  const { page } = await tapUpload({ count: 3 })
  await waitFor(() => expect(page.state.get('photos')).toHaveLength(3))
  expect(send).toHaveBeenCalledTimes(3)
})

test('choosing none is no failure, and nothing follows', async () => {
  choose.mockResolvedValue([])
  const then = [{ do: 'set', path: 'done', value: true }]
  const { page, host } = await tapUpload({ then })
  await waitFor(() => expect(choose).toHaveBeenCalled())
  expect(page.state.size).toBe(0)
  expect(host.toast).not.toHaveBeenCalled()
})

test('who is nobody logs in first and comes back', async () => {
  const { navigator, session } = await tapAction({ do: 'upload', path: 'photos' }, setup)
  await waitFor(() => expect(navigator.open).toHaveBeenCalledWith('/user/login'))
  expect(session.returnTarget).toBe('/zero/index')
  expect(choose).not.toHaveBeenCalled()
})

test('tells how far it is', async () => {
  let tell: HttpRequest['onProgress']
  send.mockImplementation(({ onProgress }) => {
    tell = onProgress
    return new Promise(() => {})
  })
  await tapUpload()
  expect(await screen.findByRole('dialog', { name: 'Sending picture 1 of 2' })).toBeInTheDocument()
  act(() => tell?.(0.5))
  expect(screen.getByRole('status')).toHaveTextContent('25 %')
})

test('one that fails says so and is sent again from there', async () => {
  send.mockImplementationOnce(keep).mockRejectedValueOnce(new NetworkError(UPLOAD))
  const { page } = await tapUpload()
  expect(await screen.findByRole('dialog', { name: 'Upload failed' })).toHaveTextContent(
    'Picture 2 of 2',
  )
  expect(page.state.size).toBe(0)
  await press('Try again')
  await waitFor(() => expect(page.state.get('photos')).toEqual(['/files/0.png', '/files/1.png']))
  expect(send).toHaveBeenCalledTimes(3)
})

test('what the server says of a picture is read', async () => {
  send.mockRejectedValue(new ApiError(UPLOAD, 413, 'Too large'))
  await tapUpload()
  expect(await screen.findByRole('dialog', { name: 'Upload failed' })).toHaveTextContent(
    'Too large',
  )
})

test('giving up leaves the page as it was', async () => {
  send.mockRejectedValue(new NetworkError(UPLOAD))
  const { page, host } = await tapUpload()
  await screen.findByRole('dialog', { name: 'Upload failed' })
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.state.size).toBe(0)
  expect(host.toast).not.toHaveBeenCalled()
})

test('stopping ends the call that is under way', async () => {
  let stopped: AbortSignal | undefined
  send.mockImplementation(({ signal }) => {
    stopped = signal
    return new Promise(() => {})
  })
  await tapUpload()
  await screen.findByRole('dialog')
  await press('Cancel')
  expect(stopped?.aborted).toBe(true)
})

test('an album the host keeps closed is said', async () => {
  choose.mockRejectedValue(new HostError('platform.scan.failed'))
  const { host } = await tapUpload()
  await waitFor(() => expect(host.toast).toHaveBeenCalledTimes(1))
})
