import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HostError } from '../../../errors'
import type { PictureScan } from '../../../shared/host-port'
import { press, tapAction } from '../testing/tap-action'

const reads = jest.fn<Promise<boolean>, []>()
const picture = jest.fn<Promise<PictureScan>, ['camera' | 'album']>()
const tapScan = () =>
  tapAction(
    { do: 'scan', path: 'device' },
    { host: { canScanPictures: reads, scanPicture: picture } },
  )
const type = (text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Code'), { target: { value: text } }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeEach(() => {
  reads.mockReset().mockResolvedValue(true)
  picture.mockReset()
})

test('a picture of the code is enough', async () => {
  picture.mockResolvedValue({ outcome: 'code', text: 'A-7' })
  const { page } = await tapScan()
  await screen.findByRole('dialog', { name: 'Scan a code' })
  await press('Take a picture')
  await waitFor(() => expect(page.state.get('device')).toBe('A-7'))
  expect(picture).toHaveBeenCalledWith('camera')
  await gone()
})

test('a picture without a code says so, and the panel stays', async () => {
  picture.mockResolvedValue({ outcome: 'none' })
  await tapScan()
  await screen.findByRole('dialog')
  await press('From the album')
  expect(screen.getByRole('alert')).toHaveTextContent('No code was found')
  picture.mockResolvedValue({ outcome: 'closed' })
  await press('From the album')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('where no picture can be read, the code is typed', async () => {
  reads.mockResolvedValue(false)
  const { page } = await tapScan()
  const panel = await screen.findByRole('dialog')
  expect(panel).toHaveTextContent('Scanning is not available on the web yet')
  expect(screen.queryByRole('button', { name: 'Take a picture' })).toBeNull()
  await press('Go on')
  expect(page.state.size).toBe(0)
  await type(' A-7 ')
  await press('Go on')
  await waitFor(() => expect(page.state.get('device')).toBe('A-7'))
})

describe('inside the native app', () => {
  const scan = jest.fn<Promise<string | undefined>, []>()
  const tapNative = () => tapAction({ do: 'scan', path: 'device' }, { host: { scan } })

  test('its scanner reads, and there is no panel', async () => {
    scan.mockResolvedValue('A-7')
    const { page } = await tapNative()
    await waitFor(() => expect(page.state.get('device')).toBe('A-7'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('closed it says nothing, failed it says so', async () => {
    scan.mockResolvedValue(undefined)
    const closed = await tapNative()
    await act(async () => {})
    expect([closed.page.state.size, closed.host.toast.mock.calls.length]).toEqual([0, 0])
    closed.unmount()
    scan.mockRejectedValue(new HostError('platform.scan.failed'))
    const failed = await tapNative()
    await waitFor(() => expect(failed.host.toast).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('closing it is no failure', async () => {
  const { page, host } = await tapScan()
  await screen.findByRole('dialog')
  await press('Close')
  await gone()
  expect([page.state.size, host.toast.mock.calls.length]).toEqual([0, 0])
})
