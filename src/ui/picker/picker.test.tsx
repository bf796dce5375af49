import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { SHEET_TIME } from '../style'
import { DatePicker, MultiPicker, RegionPicker, SelectorPicker, TimePicker } from './picker'
import { PICKER_OPEN_DELAY } from './picker-sheet'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const texts = { title: '选择', okText: '确定', closeLabel: '关闭' }
const DATE = { year: '年', month: '月', day: '日' }
const TIME = { hour: '时', minute: '分' }
type Shell = typeof texts & { open: boolean; onClose: () => void }

function Page({ picker }: { readonly picker: (shell: Shell) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type='button' onClick={() => setOpen(true)}>
        打开
      </button>
      {picker({ ...texts, open, onClose: () => setOpen(false) })}
    </>
  )
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
function open(picker: (shell: Shell) => ReactNode) {
  render(<Page picker={picker} />)
  fireEvent.click(screen.getByText('打开'))
  pass(PICKER_OPEN_DELAY)
}
const column = (label: string) => within(screen.getByRole('radiogroup', { name: label }))
const choose = (label: string, item: string) =>
  fireEvent.click(column(label).getByRole('radio', { name: item }))
const chosen = (label: string) =>
  column(label)
    .getAllByRole('radio')
    .filter((row) => row.getAttribute('aria-checked') === 'true')
    .map((row) => row.textContent)
const ok = () => fireEvent.click(screen.getByRole('button', { name: '确定' }))

test('comes up 20 ms after the tap and is gone 260 ms after the choice', () => {
  render(
    <Page
      picker={(shell) => (
        <SelectorPicker {...shell} items={['瓶', '罐']} value={0} onChange={() => {}} />
      )}
    />,
  )
  fireEvent.click(screen.getByText('打开'))
  pass(PICKER_OPEN_DELAY - 1)
  expect(screen.queryByRole('dialog')).toBeNull()
  pass(1)
  expect(screen.getByRole('dialog', { name: '选择' })).toBeInTheDocument()
  ok()
  pass(SHEET_TIME - 1)
  expect(screen.getByText('瓶')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('瓶')).toBeNull()
})

test('a negative value shows the first row; OK hands over the chosen one', () => {
  const onChange = jest.fn()
  open((shell) => <SelectorPicker {...shell} items={['瓶', '罐']} value={-3} onChange={onChange} />)
  expect(chosen('选择')).toEqual(['瓶'])
  choose('选择', '罐')
  expect(onChange).not.toHaveBeenCalled()
  ok()
  expect(onChange).toHaveBeenCalledWith(1)
})

test('what was chosen and not confirmed is forgotten', () => {
  open((shell) => <SelectorPicker {...shell} items={['瓶', '罐']} value={0} onChange={() => {}} />)
  choose('选择', '罐')
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  pass(SHEET_TIME)
  fireEvent.click(screen.getByText('打开'))
  pass(PICKER_OPEN_DELAY)
  expect(chosen('选择')).toEqual(['瓶'])
})

test('a column outside its range shows its first row; changes are told at once', () => {
  const onColumn = jest.fn()
  const onChange = jest.fn()
  const columns = [
    { label: '风格', items: ['IPA', '世涛'] },
    { label: '容量', items: ['330', '500'] },
  ]
  open((shell) => (
    <MultiPicker
      {...shell}
      columns={columns}
      value={[1, 9]}
      onColumn={onColumn}
      onChange={onChange}
    />
  ))
  expect([chosen('风格'), chosen('容量')]).toEqual([['世涛'], ['330']])
  choose('容量', '500')
  expect(onColumn).toHaveBeenCalledWith(1, 1)
  ok()
  expect(onChange).toHaveBeenCalledWith([1, 1])
})

test('31 January becomes the last of February', () => {
  const onChange = jest.fn()
  open((shell) => <DatePicker {...shell} labels={DATE} value='2024-01-31' onChange={onChange} />)
  choose('月', '02')
  expect(chosen('日')).toEqual(['29'])
  ok()
  expect(onChange).toHaveBeenCalledWith('2024-02-29')
})

test('a date outside its bounds is clamped, and only days within are offered', () => {
  open((shell) => (
    <DatePicker
      {...shell}
      labels={DATE}
      value='2030-01-01'
      start='2024-02-10'
      end='2024-02-12'
      onChange={() => {}}
    />
  ))
  expect(chosen('日')).toEqual(['12'])
  expect(column('日').getAllByRole('radio')).toHaveLength(3)
})

test('a month alone is handed over without a day', () => {
  const onChange = jest.fn()
  open((shell) => (
    <DatePicker {...shell} labels={DATE} fields='month' value='2024-05' onChange={onChange} />
  ))
  expect(screen.queryByRole('radiogroup', { name: '日' })).toBeNull()
  ok()
  expect(onChange).toHaveBeenCalledWith('2024-05')
})

test('a time before the start becomes the start', () => {
  const onChange = jest.fn()
  open((shell) => (
    <TimePicker
      {...shell}
      labels={TIME}
      value='06:00'
      start='10:30'
      end='22:00'
      onChange={onChange}
    />
  ))
  expect([chosen('时'), chosen('分')]).toEqual([['10'], ['30']])
  choose('时', '22')
  ok()
  expect(onChange).toHaveBeenCalledWith('22:00')
})

test('a region is done when its last level is chosen', () => {
  const onChange = jest.fn()
  const area = { code: '110101', name: '东城区' }
  const city = { code: '1101', name: '北京市', children: [area] }
  const province = { code: '11', name: '北京', children: [city] }
  const labels = ['省', '市', '区']
  open((shell) => (
    <RegionPicker {...shell} labels={labels} regions={[province]} value='' onChange={onChange} />
  ))
  choose('省', '北京')
  choose('市', '北京市')
  ok()
  expect(onChange).not.toHaveBeenCalled()
  choose('区', '东城区')
  ok()
  expect(onChange).toHaveBeenCalledWith([province, city, area])
})
