import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { renderWidget } from '../../../engine/testing/render-widget'
import { NetworkError } from '../../../errors'
import { initI18n } from '../../../i18n'
import { Button } from '../../../ui/button/button'
import { Text } from '../../../ui/primitives/elements'
import { whenOpened } from './late-parts.h5'

beforeAll(() => initI18n('en'))
// React prints what a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

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
          <Late open={open} onClose={() => setOpen(false)} />
        </>
      )
    },
  )
}
const tap = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Buy' })))
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
