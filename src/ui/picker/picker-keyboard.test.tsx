// The browser's variant by name: the others have no keyboard.
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { PickerColumn } from './picker-column.h5'

function Held() {
  const [chosen, setChosen] = useState(1)
  return (
    <PickerColumn
      name='0'
      label='月'
      items={['一月', '二月', '三月']}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}
const press = (key: string) => fireEvent.keyDown(screen.getByRole('radiogroup'), { key })

test('is one stop of the keyboard: its chosen row', () => {
  render(<Held />)
  const stops = screen.getAllByRole('radio').filter((row) => row.tabIndex === 0)
  expect(stops).toEqual([screen.getByRole('radio', { name: '二月' })])
})

test.each([
  ['ArrowDown', '三月'],
  ['ArrowUp', '一月'],
  ['Home', '一月'],
  ['End', '三月'],
  ['PageDown', '三月'],
])('%s chooses and focuses %s', (key, name) => {
  render(<Held />)
  press(key)
  expect(screen.getByRole('radio', { name })).toBeChecked()
  expect(screen.getByRole('radio', { name })).toHaveFocus()
})

test('there is nothing past the end', () => {
  render(<Held />)
  press('End')
  press('ArrowDown')
  expect(screen.getByRole('radio', { name: '三月' })).toBeChecked()
})
