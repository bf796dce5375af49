import { act, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import type { Layer, PageLayers } from '../../shared/host-port'
import { LayersContext } from '../page-contexts'
import { SHEET_TIME } from '../style'
import { Overlay } from './overlay'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A page's layers, as a host keeps them. */
function pile() {
  const open: Layer[] = []
  const state = { left: false }
  const layers: PageLayers = {
    lay(layer) {
      open.push(layer)
      return () => void open.splice(open.indexOf(layer) >>> 0, 1)
    },
    back: () => open[open.length - 1]?.back() ?? false,
    leave: () => {
      for (const layer of open.splice(0)) layer.leave()
    },
    isLeft: () => state.left,
  }
  return { open, state, layers }
}

const names = ['规格', '地区', '确认'] as const
type Name = (typeof names)[number]

/** A page with panels that open one over the other. */
function Page({ layers, firm = [] }: { layers: PageLayers; firm?: readonly Name[] }) {
  const [shown, setShown] = useState<readonly Name[]>([])
  const close = (name: Name) => setShown((all) => all.filter((one) => one !== name))
  return (
    <LayersContext.Provider value={layers}>
      {names.map((name) => (
        <div key={name}>
          <button type='button' onClick={() => setShown((all) => [...all, name])}>
            开{name}
          </button>
          <button type='button' onClick={() => close(name)}>
            关{name}
          </button>
          <Overlay
            open={shown.includes(name)}
            onClose={() => close(name)}
            label={name}
            place='bottom'
            firm={firm.includes(name)}
          >
            {name}
          </Overlay>
        </div>
      ))}
    </LayersContext.Provider>
  )
}

const press = (name: string) => fireEvent.click(screen.getByText(name))
const gone = () => act(() => jest.advanceTimersByTime(SHEET_TIME))
const panel = (label: string) => screen.queryByRole('dialog', { name: label })

test('back closes the panel on top', () => {
  const { layers } = pile()
  render(<Page layers={layers} />)
  press('开规格')
  press('开地区')
  act(() => void layers.back())
  gone()
  expect(panel('地区')).toBeNull()
  expect(panel('规格')).toBeInTheDocument()
})

test('a firm one stays at back, and goes with the page', () => {
  const { layers } = pile()
  render(<Page layers={layers} firm={['规格']} />)
  press('开规格')
  act(() => expect(layers.back()).toBe(false))
  gone()
  expect(panel('规格')).toBeInTheDocument()
  act(() => layers.leave())
  expect(panel('规格')).toBeNull()
})

test('with the page all go at once, and are closed for whoever comes back', () => {
  const { layers, open } = pile()
  render(<Page layers={layers} />)
  press('开规格')
  press('开地区')
  act(() => layers.leave())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(open).toEqual([])
  press('开规格')
  expect(panel('规格')).toBeInTheDocument()
})

test('what would open behind another page does not', () => {
  const { layers, state, open } = pile()
  render(<Page layers={layers} />)
  state.left = true
  press('开规格')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(open).toEqual([])
  // It is closed, and opens again on the page itself.
  state.left = false
  press('开规格')
  expect(panel('规格')).toBeInTheDocument()
})

const command = fc.oneof(
  fc.tuple(fc.constant('开'), fc.constantFrom(...names)),
  fc.tuple(fc.constant('关'), fc.constantFrom(...names)),
  fc.tuple(fc.constantFrom('back', 'leave', 'wait'), fc.constant('规格' as const)),
)

test('however panels open and close, none is left over, and the page moves again', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (list) => {
      const { layers, open } = pile()
      const { unmount } = render(<Page layers={layers} />)
      for (const [what, name] of list) {
        if (what === 'back') act(() => void layers.back())
        else if (what === 'leave') act(() => layers.leave())
        else if (what === 'wait') gone()
        else press(`${what}${name}`)
      }
      gone()
      expect(screen.queryAllByRole('dialog')).toHaveLength(open.length)
      for (const name of names) press(`关${name}`)
      gone()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(open).toEqual([])
      expect(document.body.style.overflow).toBe('')
      unmount()
    }),
    { numRuns: 60 },
  )
})
