import { act, fireEvent, render, screen } from '@testing-library/react'
import { Stepper } from '../choices/choices'
import { TickContext } from '../page-contexts'
import { PICKER_OPEN_DELAY, PickerSheet } from '../picker/picker-sheet'
import { Checkbox, Switch } from './toggles'

const nothing = () => {}

test('what is set is felt, and what stays as it is is not', () => {
  jest.useFakeTimers()
  const tick = jest.fn()
  const column = { label: '时', items: ['08', '09'], chosen: 0 }
  render(
    <TickContext.Provider value={tick}>
      <Switch checked={false} onChange={nothing} label='推送' />
      <Switch checked={false} onChange={nothing} label='关着' disabled />
      <Checkbox checked onChange={nothing} label='同意' />
      <Stepper value={1} onChange={nothing} label='数量' lessLabel='减' moreLabel='加' />
      <PickerSheet
        open
        onClose={nothing}
        title='时间'
        okText='好'
        closeLabel='关闭'
        columns={[column]}
        onChoose={nothing}
        onOk={nothing}
      />
    </TickContext.Provider>,
  )
  act(() => jest.advanceTimersByTime(PICKER_OPEN_DELAY))
  const ticksOf = (role: string, name: string) => {
    tick.mockClear()
    fireEvent.click(screen.getByRole(role, { name }))
    return tick.mock.calls.length
  }
  expect(ticksOf('switch', '推送')).toBe(1)
  expect(ticksOf('switch', '关着')).toBe(0)
  expect(ticksOf('checkbox', '同意')).toBe(1)
  expect(ticksOf('button', '加')).toBe(1)
  expect(ticksOf('button', '减')).toBe(0)
  expect(ticksOf('radio', '09')).toBe(1)
  expect(ticksOf('radio', '08')).toBe(0)
  jest.useRealTimers()
})
