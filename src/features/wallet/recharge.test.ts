import { ApiError, HostError, NetworkError } from '../../errors'
import { type HttpRequest, setHttpClient } from '../../http/endpoint'
import { AMOUNT_LENGTH, checkRechargeAmount, submitVoucher, uploadVoucher } from './recharge'

const PATH = 'basic/storageFile/upload'

function answered(answer: unknown) {
  const calls: HttpRequest[] = []
  setHttpClient({
    async send(request) {
      calls.push(request)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return calls
}
const file = { path: 'tmp/slip.png', name: 'slip.png', size: 9 }

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['1.234', 'wrong'],
  ['0.99', 'least'],
  ['1', undefined],
  ['50000.00', undefined],
  ['50000.01', 'most'],
])('a top-up of “%s” is %s', (typed, wrong) => {
  expect(checkRechargeAmount(typed)).toBe(wrong && `wallet.amountField.${wrong}`)
})

test('the largest top-up can be typed, and nothing longer', () => {
  expect(AMOUNT_LENGTH).toBe('50000.00'.length)
})

test('a voucher is sent as a file that tells how far it is, and is known by its address', async () => {
  const calls = answered({ id: '1', url: '/files/1.png', name: 'slip.png', size: 9 })
  const far: number[] = []
  expect(await uploadVoucher(file, (fraction) => far.push(fraction))).toBe('/files/1.png')
  expect(calls[0]).toMatchObject({ path: PATH, body: { file, kind: 'file' } })
  calls[0]?.onProgress?.(0.5)
  expect(far).toEqual([0.5])
})

const way = {
  uploadFailed: () => uploadVoucher(file, () => {}),
  saveFailed: () => submitVoucher('7', '/files/1.png'),
}

test.each(['uploadFailed', 'saveFailed'] as const)(
  'what fails says in which step, unless the server has words of its own: %s',
  async (step) => {
    answered(new NetworkError(PATH))
    const error = await way[step]().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(HostError)
    expect(error).toMatchObject({ messageKey: `wallet.offline.${step}` })
    const refused = new ApiError(PATH, 400, 'The picture is larger than 8 MB.')
    answered(refused)
    await expect(way[step]()).rejects.toBe(refused)
  },
)
