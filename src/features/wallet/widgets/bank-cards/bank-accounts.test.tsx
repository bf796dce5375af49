import { screen, within } from '@testing-library/react'
import {
  button,
  offers,
  press,
  sent,
  tap,
  testWaiting,
  type,
} from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { bankCards } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

const LIST = 'userAccount/list'
const SAVE = 'asset/account/userAccount/addOrEdit'
const card = {
  id: '1',
  kind: 'bank',
  bank: 'CMB',
  holder: 'Lin Xia',
  number: '62************45',
  branch: 'Tianhe',
}
const alipay = { ...card, id: '2', kind: 'alipay', bank: 'ALIPAY', number: '138****8000' }
const open = (list: unknown, more: FakeApi = {}, config: Record<string, unknown> = {}) =>
  renderWidget(bankCards, {
    user: testUser,
    config,
    api: { [LIST]: list, [SAVE]: { ...card, isDefault: true }, ...more },
  })
const row = (at: number) => within(screen.getAllByRole('listitem')[at] as HTMLElement)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

testWaiting({
  accounts: { widget: bankCards, path: LIST, answer: [card], shows: 'China Merchants Bank' },
})

test('without any it says what they are for, and nothing of numbers', async () => {
  await open([])
  expect(screen.getByText('No account yet')).toBeInTheDocument()
  expect(screen.getByText('Add one, so that your money can go there.')).toBeInTheDocument()
  expect(screen.queryByText('Whole numbers never leave the server.')).not.toBeInTheDocument()
})

test('the first is the default, and only the others can become it', async () => {
  await open([card, alipay])
  expect(row(0).getByText('Withdrawals go here')).toBeInTheDocument()
  expect(row(0).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(row(1).getByRole('checkbox', { name: 'Set as default' })).not.toBeChecked()
  expect(row(1).queryByText('Withdrawals go here')).not.toBeInTheDocument()
})

test('a new default is told once, without its number, and said', async () => {
  const { calls, host } = await open([card, alipay])
  await tap(row(1).getByRole('checkbox'))
  expect(sent(calls, SAVE)).toEqual([
    {
      id: '2',
      kind: 'alipay',
      holder: 'Lin Xia',
      bank: 'ALIPAY',
      number: '',
      branch: '',
      isDefault: true,
    },
  ])
  expect(host.toast.mock.calls).toEqual([['This is the default now']])
  expect(sent(calls, LIST)).toHaveLength(2)
})

test('a removal names the account before, and is refused in the server’s words', async () => {
  const { host } = await open([card], { 'userAccount/1': new ApiError('x', 400, 'In use.') })
  await press('Remove China Merchants Bank 45')
  expect(host.confirm.mock.calls).toEqual([
    [
      expect.objectContaining({
        title: 'Remove this account?',
        text: 'China Merchants Bank 62************45',
        tone: 'danger',
      }),
    ],
  ])
  expect(host.toast.mock.calls).toEqual([['In use.']])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test.each([
  [['bank'], 'Add bank card', false],
  [['bank', 'alipay'], 'Add account', true],
])('with the kinds %j one adds by “%s”', async (kinds, name, chooses) => {
  await open([card], {}, { kinds })
  await press(name)
  expect(screen.queryByRole('radiogroup', { name: 'Kind of account' }) !== null).toBe(chooses)
})

test('the first account is the default without being asked; a further one may be', async () => {
  const { unmount } = await open([])
  await press('Add account')
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  unmount()
  await open([card])
  await press('Add account')
  expect(screen.getByRole('switch', { name: 'Set as default' })).not.toBeChecked()
})

test.each([
  [
    'Alipay',
    'Alipay account',
    'Enter the Alipay account',
    'not one',
    'Enter a mobile number or an e-mail address',
  ],
  [
    'WeChat Pay',
    'WeChat account',
    'Enter the WeChat account',
    '!',
    'Enter a WeChat ID or a mobile number',
  ],
])('an account of %s asks for its own number', async (kind, label, missing, wrong, problem) => {
  const { calls } = await open([card])
  await press('Add account')
  await tap(screen.getByRole('radio', { name: kind }))
  expect(offers(/^Bank /)).toBe(false)
  await type('Account holder', 'Lin')
  await press('Save')
  expect(alerts()).toEqual([missing])
  await type(label, wrong)
  await press('Save')
  expect(alerts()).toEqual([problem])
  expect(sent(calls, SAVE)).toEqual([])
})

test('another kind begins without the number of the first, and without complaints', async () => {
  await open([card])
  await press('Add account')
  await type('Card number', '6228')
  await press('Save')
  await tap(screen.getByRole('radio', { name: 'Alipay' }))
  expect(screen.getByLabelText('Alipay account')).toHaveValue('')
  expect(alerts()).toEqual([])
})

test('a change begins with what was; its kind stays, and its number may', async () => {
  await open([card])
  await press('Edit China Merchants Bank 45')
  expect(screen.getByLabelText('Account holder')).toHaveValue('Lin Xia')
  expect(screen.getByLabelText('Branch')).toHaveValue('Tianhe')
  expect(screen.getByLabelText('Card number')).toHaveValue('')
  expect(screen.getByText('Leave it empty to keep this number')).toBeInTheDocument()
  expect(button('Bank China Merchants Bank')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})
