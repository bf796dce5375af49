import { act, fireEvent, screen, within } from '@testing-library/react'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { bankCards } from '.'

const LIST = 'userAccount/list'
const SAVE = 'asset/account/userAccount/addOrEdit'
const CARD = {
  id: '1',
  kind: 'bank',
  bank: 'CMB',
  holder: '林夏',
  number: '62************45',
  branch: '天河支行',
}
const ALIPAY = {
  ...CARD,
  id: '2',
  kind: 'alipay',
  bank: 'ALIPAY',
  number: '138****8000',
  branch: '',
}

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

const open = (list: unknown, more: FakeApi = {}, config: Record<string, unknown> = {}) =>
  renderWidget(bankCards, {
    user: testUser,
    config,
    api: { [LIST]: list, [SAVE]: { ...CARD, isDefault: true }, ...more },
  })
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('shows each account with its bank, masked, the default first', async () => {
  const { calls } = await open([CARD, ALIPAY])
  const [card, alipay] = screen.getAllByRole('listitem')
  expect(within(card as HTMLElement).getByText('招商银行')).toBeInTheDocument()
  expect(within(card as HTMLElement).getByText('62** **** **** **45')).toBeInTheDocument()
  expect(within(card as HTMLElement).getByText('默认')).toBeInTheDocument()
  expect(within(alipay as HTMLElement).getByText('138****8000')).toBeInTheDocument()
  expect(within(alipay as HTMLElement).queryByText('默认')).toBeNull()
  expect(calls[0]?.body).toMatchObject({
    queries: [{ field: 'kind', operator: 'in', value: ['bank', 'alipay', 'wechat'] }],
  })
})

test('without any, it says what they are for', async () => {
  await open([])
  expect(screen.getByText('还没有收款账户')).toBeInTheDocument()
})

test('a list that does not come can be asked for again', async () => {
  let reachable = false
  await open(() => {
    if (!reachable) throw new NetworkError(LIST)
    return [CARD]
  })
  reachable = true
  await tap('重试')
  expect(screen.getByText('招商银行')).toBeInTheDocument()
})

test('a number is grouped while it is typed, and its bank is recognised', async () => {
  const { calls, host } = await open([], {}, { kinds: ['bank'] })
  await tap('添加银行卡')
  type('开户人', ' 林夏 ')
  type('银行卡号', '6228480402564890018')
  expect(screen.getByLabelText('银行卡号')).toHaveValue('6228 4804 0256 4890 018')
  expect(screen.getByRole('button', { name: '开户银行 农业银行' })).toBeInTheDocument()
  type('开户支行', '天河支行')
  await tap('保存')
  expect(calls.find(({ path }) => path === SAVE)?.body).toEqual({
    id: '',
    kind: 'bank',
    holder: '林夏',
    bank: 'ABC',
    number: '6228480402564890018',
    branch: '天河支行',
    isDefault: true,
  })
  expect(host.toast).toHaveBeenCalledWith('账户已保存')
})

test('says beside each field what is wrong, and sends nothing', async () => {
  const { calls } = await open([], {}, { kinds: ['bank'] })
  await tap('添加银行卡')
  await tap('保存')
  expect(alerts()).toEqual(['请输入开户人姓名', '请输入银行卡号', '请选择开户银行'])
  type('银行卡号', '6228480402564890019')
  expect(alerts()).toContain('银行卡号有误，请核对')
  expect(calls.some(({ path }) => path === SAVE)).toBe(false)
})

test('an account of a payment service needs no bank', async () => {
  const { calls } = await open([CARD])
  await tap('添加账户')
  fireEvent.click(screen.getByRole('radio', { name: '支付宝' }))
  type('开户人', '林夏')
  type('支付宝账号', 'lin@example.com')
  await tap('保存')
  expect(calls.find(({ path }) => path === SAVE)?.body).toMatchObject({
    kind: 'alipay',
    bank: 'ALIPAY',
    number: 'lin@example.com',
    isDefault: false,
  })
})

test('a change does not need the number again', async () => {
  const { calls } = await open([CARD])
  await tap('编辑招商银行 45')
  expect(screen.getByLabelText('银行卡号')).toHaveAttribute('placeholder', CARD.number)
  type('开户支行', '海珠支行')
  await tap('保存')
  expect(calls.find(({ path }) => path === SAVE)?.body).toMatchObject({
    id: '1',
    number: '',
    branch: '海珠支行',
  })
})

test('a refusal stays in the form with what was typed', async () => {
  await open([CARD], { [SAVE]: new ApiError(SAVE, 400, '最多可添加 20 个账户') })
  await tap('编辑招商银行 45')
  type('开户支行', '海珠支行')
  await tap('保存')
  expect(screen.getByText('最多可添加 20 个账户')).toBeInTheDocument()
  expect(screen.getByLabelText('开户支行')).toHaveValue('海珠支行')
})

test('is removed after a question only', async () => {
  const { calls, host } = await open([CARD], { 'userAccount/1': null })
  host.confirm.mockResolvedValueOnce(false)
  await tap('删除招商银行 45')
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await tap('删除招商银行 45')
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('userAccount/1')
  expect(host.toast).toHaveBeenCalledWith('账户已删除')
})

test('another one becomes the default', async () => {
  const { calls } = await open([CARD, ALIPAY])
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '设为默认' })))
  expect(calls.find(({ path }) => path === SAVE)?.body).toMatchObject({
    id: '2',
    kind: 'alipay',
    number: '',
    isDefault: true,
  })
})
