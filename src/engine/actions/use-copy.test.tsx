import { HostError, PrivacyRefusedError } from '../../errors'
import type { Translate } from '../../i18n'
import { copyText } from './use-copy'

const copy = async (failure?: Error) => {
  const toast = jest.fn()
  const host = {
    copy: jest.fn(() => (failure ? Promise.reject(failure) : Promise.resolve())),
    toast,
  }
  await copyText('A-1001', host, ((key: string) => key) as Translate)
  expect(host.copy).toHaveBeenCalledWith('A-1001')
  return toast.mock.calls
}

test.each([
  ['that it is copied', undefined, 'error.copied'],
  ['why the host did not', new HostError('error.copyFailed'), 'error.copyFailed'],
  ['that somebody said no', new PrivacyRefusedError(), 'platform.privacy.refused'],
  ['that it failed, when nobody knows why', new TypeError('bug'), 'error.copyFailed'],
])('a text is copied, and once it is said %s', async (_, failure, said) => {
  expect(await copy(failure)).toEqual([[said]])
})
