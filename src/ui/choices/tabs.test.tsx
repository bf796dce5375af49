import { fireEvent, render, screen } from '@testing-library/react'
import { Tabs } from './choices'

test('the active tab is announced, another one can be chosen', () => {
  const onChange = jest.fn()
  const items = [
    { key: 'all', label: '全部' },
    { key: 'ipa', label: 'IPA', count: 3 },
  ] as const
  render(<Tabs label='分类' items={items} active='all' onChange={onChange} />)
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('全部')
  fireEvent.click(screen.getByText('全部'))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('IPA'))
  expect(onChange).toHaveBeenCalledWith('ipa')
})
