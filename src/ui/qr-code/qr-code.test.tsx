import { render, screen } from '@testing-library/react'
import { QrCode } from './qr-code'

const CODE = { text: 'taproom:pickup:12345678', code: '1234 5678', label: 'Code to scan' }

test('a code is drawn for scanners and said in digits', async () => {
  render(<QrCode {...CODE} note='At the counter' />)
  expect(screen.getByText('1234 5678')).toBeInTheDocument()
  expect(screen.getByText('At the counter')).toBeInTheDocument()
  const picture = await screen.findByRole('img', { name: 'Code to scan' })
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/)
})

test('another code is another picture', async () => {
  const { rerender } = render(<QrCode {...CODE} />)
  const src = async () => (await screen.findByRole('img')).getAttribute('src')
  const first = await src()
  rerender(<QrCode {...CODE} text='taproom:pickup:87654321' />)
  expect(await src()).not.toBe(first)
})

test('what is too long for a code can still be read out', async () => {
  render(<QrCode {...CODE} text={'x'.repeat(5000)} />)
  expect(screen.getByText('1234 5678')).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
