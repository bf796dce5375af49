import { render } from '@testing-library/react'
import { WithoutHeader } from './without-header'

test.each(['header', 'arrow'] as const)('a page without %s says so until it is left', (without) => {
  const header = () => document.querySelector<HTMLElement>('.tp-page')?.dataset.header
  const { rerender } = render(
    <main className='tp-page'>
      <WithoutHeader without={without}>A picture</WithoutHeader>
    </main>,
  )
  expect(header()).toBe(`no-${without}`)
  rerender(<main className='tp-page' />)
  expect(header()).toBeUndefined()
})
