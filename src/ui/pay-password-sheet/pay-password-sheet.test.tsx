import { fireEvent, render, screen } from '@testing-library/react'
import { changeLocale, initI18n } from '../../i18n'
import { PayPasswordSheet, type PayPasswordSheetProps } from './pay-password-sheet'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

function sheet(more: Partial<PayPasswordSheetProps> = {}) {
  const props = { onSubmit: jest.fn(), onClose: jest.fn(), onForgot: jest.fn() }
  const element = (changed: Partial<PayPasswordSheetProps>) => (
    <PayPasswordSheet
      open
      title='转账给 199****5678'
      busy={false}
      {...props}
      {...more}
      {...changed}
    />
  )
  const { rerender } = render(element({}))
  return {
    ...props,
    change: (changed: Partial<PayPasswordSheetProps>) => rerender(element(changed)),
  }
}
const field = () => screen.getByLabelText('支付密码')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

test('says what it is for and how much', () => {
  sheet({ amountCents: 12_345 })
  expect(screen.getByRole('dialog', { name: '转账给 199****5678' })).toHaveTextContent('¥123.45')
})

test('the sixth digit sends it, and only digits count', () => {
  const { onSubmit } = sheet()
  type('13579')
  type('13579a')
  expect(onSubmit).not.toHaveBeenCalled()
  type('135790')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledWith('135790')
})

test('while it is checked, nothing more is sent', () => {
  const { onSubmit, change } = sheet()
  type('135790')
  change({ busy: true })
  type('13579')
  type('135791')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status', { name: '验证中' })).toBeInTheDocument()
})

test('a refusal is said beside the field, and the next try begins empty', () => {
  const { onSubmit, change } = sheet()
  type('135791')
  change({ busy: true })
  change({ busy: false, error: '支付密码错误' })
  expect(screen.getByRole('alert')).toHaveTextContent('支付密码错误')
  expect(field()).toHaveValue('')
  type('135790')
  expect(onSubmit).toHaveBeenLastCalledWith('135790')
})

test('whoever chose letters can type them', () => {
  const { onSubmit } = sheet()
  fireEvent.click(screen.getByText('我的密码含字母'))
  type('hops&malt')
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '确认' }))
  expect(onSubmit).toHaveBeenCalledWith('hops&malt')
})

test('there is a way for who forgot it', () => {
  const { onForgot } = sheet()
  fireEvent.click(screen.getByText('忘记密码？'))
  expect(onForgot).toHaveBeenCalledTimes(1)
})
