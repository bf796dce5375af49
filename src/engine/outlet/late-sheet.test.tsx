import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { NetworkError } from '../../errors'
import { initI18n } from '../../i18n'
import { Button } from '../../ui/button/button'
import { Text } from '../../ui/primitives/elements'
import { defineWidget } from '../contract'
import { renderWidget } from '../testing/render-widget'
import { whenOpened } from './late-sheet'

beforeAll(() => initI18n('en'))

interface Shown {
  readonly open: boolean
  readonly onClose: () => void
}

/** A page with one sheet, whose code comes as `load` says. */
const pageWith = (load: () => Promise<(props: Shown) => JSX.Element>) => {
  const Late = whenOpened<Shown>(load)
  return defineWidget(
    {
      type: 'page',
      version: 1,
      tier: 'commerce',
      value: v.any(),
      config: v.object({}),
      height: 80,
      examples: {},
    },
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button onTap={() => setOpen(true)}>Buy</Button>
          <Button onTap={() => setOpen(false)}>Back</Button>
          <Late open={open} onClose={() => setOpen(false)} />
        </>
      )
    },
  )
}
const tap = (name = 'Buy') =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const Sheet = ({ open }: Shown) => <Text>{open ? 'open' : 'closed'}</Text>

test('nothing is loaded until it is opened', async () => {
  const load = jest.fn(async () => Sheet)
  await renderWidget(pageWith(load), { value: {} })
  expect(load).not.toHaveBeenCalled()
  await tap()
  expect(screen.getByText('open')).toBeInTheDocument()
})

test('code that does not come is told once, and the next tap asks anew', async () => {
  let isOut = true
  const load = jest.fn(async () => {
    if (isOut) throw new NetworkError('a chunk')
    return Sheet
  })
  const { host } = await renderWidget(pageWith(load), { value: {} })
  await tap()
  expect(host.toast).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(/open|closed/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Buy' })).toBeInTheDocument()
  isOut = false
  await tap()
  expect(screen.getByText('open')).toBeInTheDocument()
  expect(host.toast).toHaveBeenCalledTimes(1)
})

test('what was closed before its code came stays closed, and says nothing of what failed', async () => {
  const ends: ((way: 'comes' | 'fails') => void)[] = []
  const load = () =>
    new Promise<typeof Sheet>((resolve, reject) => {
      ends.push((way) => (way === 'comes' ? resolve(Sheet) : reject(new NetworkError('a chunk'))))
    })
  const { host } = await renderWidget(pageWith(load), { value: {} })
  for (const way of ['comes', 'fails'] as const) {
    await tap()
    await tap('Back')
    await act(async () => ends.at(-1)?.(way))
    expect(screen.queryByText('open')).not.toBeInTheDocument()
  }
  expect(host.toast).not.toHaveBeenCalled()
  await tap()
  await act(async () => ends.at(-1)?.('comes'))
  expect(screen.getByText('open')).toBeInTheDocument()
})
