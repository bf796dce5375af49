import { fireEvent, render, screen } from '@testing-library/react'
import { Dialog } from '../dialog/dialog'

test('each answer reaches its handler', () => {
  const yes = jest.fn()
  const no = jest.fn()
  render(
    <Dialog open title='删除？' confirmText='删除' cancelText='不' onConfirm={yes} onCancel={no} />,
  )
  fireEvent.click(screen.getByRole('button', { name: '删除' }))
  fireEvent.click(screen.getByRole('button', { name: '不' }))
  expect(yes).toHaveBeenCalledTimes(1)
  expect(no).toHaveBeenCalledTimes(1)
})

test('while busy neither answer can be given twice', () => {
  const yes = jest.fn()
  const no = jest.fn()
  render(
    <Dialog
      open
      busy
      title='删除？'
      confirmText='删除'
      cancelText='不'
      onConfirm={yes}
      onCancel={no}
    />,
  )
  fireEvent.click(screen.getByText('删除'))
  fireEvent.click(screen.getByText('不'))
  expect(yes).not.toHaveBeenCalled()
  expect(no).not.toHaveBeenCalled()
})
