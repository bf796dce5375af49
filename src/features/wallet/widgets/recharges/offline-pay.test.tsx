import { act, fireEvent, screen } from '@testing-library/react'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { offlinePay } from '.'

const LIST = 'offlineRecharge/list'
const ADD = 'offlineRecharge/'
const UPLOAD = 'basic/storageFile/upload'
const WALLET = 'asset/account/userAccountList'
const PAYEE = {
  payee: { en: 'Taproom', 'zh-Hans': '酒头贸易' },
  bank: '招商银行',
  number: '1209 0755',
  note: '一个工作日内完成审核',
}
const overview = overviewOf()
const wallet = {
  accounts: [{ id: 'a', kind: 'balance', name: '余额', amount: 1, frozen: 0 }],
  overview,
  asOf: 1,
}
const record = (more: object = {}) => ({
  id: 'r1',
  userId: '1001',
  accountId: 'a',
  amount: 50_000,
  code: 'TPACDEFH',
  voucher: '',
  status: 0,
  reason: '',
  createdAt: 1_800_000_000,
  submittedAt: null,
  reviewedAt: null,
  ...more,
})
const picture = { path: 'blob:slip', name: 'slip.png', size: 10 }
const file = { id: 'f1', url: '/files/f1.png', name: 'slip.png', size: 10 }

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

const open = (list: unknown, more: FakeApi = {}) =>
  renderWidget(offlinePay, {
    user: testUser,
    value: PAYEE,
    api: { [LIST]: list, [WALLET]: wallet, [UPLOAD]: file, ...more },
    host: { chooseMedia: async () => [picture] },
  })
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('begins with an amount and then shows where to send it', async () => {
  let records: unknown[] = []
  const { calls } = await open(() => records, {
    [ADD]: () => {
      records = [record()]
      return records[0]
    },
  })
  fireEvent.change(screen.getByLabelText('转账金额'), { target: { value: '500' } })
  await tap('获取转账信息')
  expect(calls.find(({ path }) => path === ADD)?.body).toEqual({ accountId: 'a', amount: 50_000 })
  expect(screen.getByText('酒头贸易')).toBeInTheDocument()
  expect(screen.getByText('TPACDEFH')).toBeInTheDocument()
})

test('copies a line as a bank’s form takes it, and says so', async () => {
  const { host } = await open([record()])
  await tap(/^复制 收款账号/)
  expect(host.copy).toHaveBeenLastCalledWith('12090755')
  await tap(/^复制 转账金额/)
  expect(host.copy).toHaveBeenLastCalledWith('500.00')
  expect(host.toast).toHaveBeenLastCalledWith('复制成功~')
  host.copy.mockRejectedValueOnce(new Error('denied'))
  await tap(/^复制 转账备注码/)
  expect(host.toast).toHaveBeenLastCalledWith('复制失败')
})

test('copies everything at once', async () => {
  const { host } = await open([record()])
  await tap('复制全部信息')
  expect(host.copy.mock.calls[0]?.[0]).toBe(
    '收款户名: 酒头贸易\n收款账号: 1209 0755\n开户银行: 招商银行\n转账金额: ¥500.00\n转账备注码: TPACDEFH',
  )
})

test('the voucher is sent and handed in, and then it is reviewed', async () => {
  let state = record()
  const { calls } = await open(() => [state], {
    [ADD]: () => {
      state = record({ status: 1, voucher: '/files/f1.png', submittedAt: 1_800_000_100 })
      return state
    },
  })
  await tap('选择图片')
  await tap('提交审核')
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    id: 'r1',
    voucher: '/files/f1.png',
  })
  expect(screen.getByRole('heading', { name: '审核中' })).toBeInTheDocument()
  expect(screen.getByText('一个工作日内完成审核')).toBeInTheDocument()
})

test('without a picture nothing is handed in', async () => {
  const { calls } = await open([record()])
  await tap('提交审核')
  expect(screen.getByText('请先选择转账凭证')).toBeInTheDocument()
  expect(calls.some(({ path }) => path === UPLOAD)).toBe(false)
})

test('an upload that fails says 上传失败 and keeps the picture', async () => {
  await open([record()], { [UPLOAD]: new NetworkError(UPLOAD) })
  await tap('选择图片')
  await tap('提交审核')
  expect(screen.getByText('上传失败')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '转账凭证' })).toHaveAttribute('src', 'blob:slip')
})

test('a file that arrived is not sent again when saving failed', async () => {
  let reachable = false
  const { calls } = await open([record()], {
    [ADD]: () => {
      if (!reachable) throw new NetworkError(ADD)
      return record({ status: 1 })
    },
  })
  await tap('选择图片')
  await tap('提交审核')
  expect(screen.getByText('文件上传成功，保存失败')).toBeInTheDocument()
  reachable = true
  await tap('提交审核')
  expect(calls.filter(({ path }) => path === UPLOAD)).toHaveLength(1)
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

test('a rejection says why and lets the user try again', async () => {
  await open([record({ status: 3, reason: '凭证不清晰', voucher: '/files/f0.png' })])
  expect(screen.getByText('原因：凭证不清晰')).toBeInTheDocument()
  await tap('重新提交凭证')
  expect(screen.getByRole('button', { name: '提交审核' })).toBeInTheDocument()
})

test('an approval leads to the wallet, and another one can be begun', async () => {
  const { navigator } = await open([record({ status: 2, reviewedAt: 1_800_000_200 })])
  expect(screen.getByRole('heading', { name: '已到账' })).toBeInTheDocument()
  await tap('查看钱包')
  expect(navigator.open).toHaveBeenCalledWith('/asset/account/rawindex')
  await tap('再充一笔')
  expect(screen.getByLabelText('转账金额')).toHaveValue('')
})

test('earlier ones stand below', async () => {
  await open([record({ status: 1 }), record({ id: 'r0', status: 3, amount: 12_345 })])
  expect(screen.getByText('¥123.45')).toBeInTheDocument()
  expect(screen.getByText('审核未通过')).toBeInTheDocument()
})

test('a list that does not come can be asked for again', async () => {
  await open(new ApiError(LIST, 500, '系统繁忙'))
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument()
})
