import { waitFor } from '@testing-library/react'
import { HostError } from '../../../errors'
import { tapAction } from '../testing/tap-action'

const scan = jest.fn<Promise<string | undefined>, []>()
const tapScan = (action: object = {}) => tapAction({ do: 'scan', ...action }, { host: { scan } })
beforeEach(() => scan.mockReset())

const word = '/tool/search?keyword={code}'

test.each([
  ['/tool/search?keyword=ipa', undefined, '/tool/search?keyword=ipa'],
  [
    'https://offers.example/a?b=1',
    undefined,
    '/pages/web?alapath=https%3A%2F%2Foffers.example%2Fa%3Fb%3D1',
  ],
  ['6901234567892', word, '/tool/search?keyword=6901234567892'],
])('%s opens its page', async (code, url, target) => {
  scan.mockResolvedValue(code)
  const { navigator } = await tapScan({ url })
  await waitFor(() => expect(navigator.open).toHaveBeenCalledWith(target))
})

test.each([
  '6901234567892',
  'javascript:alert(1)',
  '//evil.example/a',
  'http://plain.example/',
  'weixin://dl/business',
  '/no/such/page',
  'two words',
])('%s is shown, to be copied', async (code) => {
  scan.mockResolvedValue(code)
  const { navigator, host } = await tapScan()
  await waitFor(() => expect(host.copy).toHaveBeenCalledWith(code))
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: code }))
  expect(navigator.open).not.toHaveBeenCalled()
})

test('with a path the code goes into the state of the page, and the next action reads it', async () => {
  scan.mockResolvedValue('/tool/search')
  const then = [{ do: 'toast', value: 'Got it' }]
  const { page, host, navigator } = await tapScan({ path: 'device', then })
  await waitFor(() => expect(host.toast).toHaveBeenCalledWith('Got it'))
  expect(page.state.get('device')).toBe('/tool/search')
  expect(navigator.open).not.toHaveBeenCalled()
})

test('a closed scanner is no failure', async () => {
  scan.mockResolvedValue(undefined)
  const { host, page } = await tapScan({ path: 'device' })
  await waitFor(() => expect(scan).toHaveBeenCalled())
  expect([page.state.size, host.toast.mock.calls.length]).toEqual([0, 0])
})

test('a scanner that cannot be opened is said', async () => {
  scan.mockRejectedValue(new HostError('platform.scan.failed'))
  const { host } = await tapScan()
  await waitFor(() => expect(host.toast).toHaveBeenCalledWith('The scanner could not be opened'))
})
