import { waitFor } from '@testing-library/react'
import { HostError } from '../../../errors'
import { tapAction } from '../testing/tap-action'
import { scan } from './scan-code'

// The mini-programs' variant by name: browsers have no scanner.
jest.mock('./run-scan', () => jest.requireActual('./run-scan.tsx'))
jest.mock('./scan-code', () => ({ scan: jest.fn() }))

const scanned = jest.mocked(scan)
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
  scanned.mockResolvedValue(code)
  const { navigator } = await tapAction({ do: 'scan', url })
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
  scanned.mockResolvedValue(code)
  const { navigator, host } = await tapAction({ do: 'scan' })
  await waitFor(() => expect(host.copy).toHaveBeenCalledWith(code))
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: code }))
  expect(navigator.open).not.toHaveBeenCalled()
})

test('with a path the code goes into the state of the page, and the next action reads it', async () => {
  scanned.mockResolvedValue('/tool/search')
  const then = [{ do: 'toast', value: 'Got it' }]
  const { page, host, navigator } = await tapAction({ do: 'scan', path: 'device', then })
  await waitFor(() => expect(host.toast).toHaveBeenCalledWith('Got it'))
  expect(page.state.get('device')).toBe('/tool/search')
  expect(navigator.open).not.toHaveBeenCalled()
})

test('a closed scanner is no failure', async () => {
  scanned.mockResolvedValue(undefined)
  const { host, page } = await tapAction({ do: 'scan', path: 'device' })
  await waitFor(() => expect(scanned).toHaveBeenCalled())
  expect([page.state.size, host.toast.mock.calls.length]).toEqual([0, 0])
})

test('a scanner that cannot be opened is said', async () => {
  scanned.mockRejectedValue(new HostError('actions.scan.failed'))
  const { host } = await tapAction({ do: 'scan' })
  await waitFor(() => expect(host.toast).toHaveBeenCalledWith('The scanner could not be opened'))
})
