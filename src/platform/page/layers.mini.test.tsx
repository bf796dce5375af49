import Taro from '@tarojs/taro'
import { act, render } from '@testing-library/react'
import { showPages } from '../../../__tests__/support/taro'
import type { PageLayers } from '../../shared/host-port'
import { useLayers } from './hooks'

const bring = (page: object | null) =>
  jest.mocked(Taro.getCurrentInstance).mockImplementation(() => ({ page }) as never)

/** A page of the host, shown as soon as it is there. */
function openPage(name: string) {
  bring({ name })
  let layers: PageLayers | undefined
  function Page() {
    layers = useLayers()
    return null
  }
  const view = render(<Page />)
  return { ...view, layers: layers as PageLayers }
}

function lay(layers: PageLayers) {
  const layer = { back: jest.fn(() => true), leave: jest.fn() }
  return { ...layer, off: layers.lay(layer) }
}

test('what lies over a page goes when another one comes to the front', () => {
  const list = openPage('addresses')
  const question = lay(list.layers)
  expect(list.layers.isLeft()).toBe(false)
  openPage('mine')
  expect(question.leave).toHaveBeenCalledTimes(1)
  expect(list.layers.isLeft()).toBe(true)
  expect(list.layers.back()).toBe(false)
})

test('what lies over a page goes with it', () => {
  const list = openPage('addresses')
  const question = lay(list.layers)
  list.unmount()
  expect(question.leave).toHaveBeenCalledTimes(1)
})

test('what was taken off before hears of nothing', () => {
  const list = openPage('addresses')
  const question = lay(list.layers)
  question.off()
  openPage('mine')
  expect(question.leave).not.toHaveBeenCalled()
})

test('another app in front, and back again, takes nothing away', () => {
  const list = openPage('addresses')
  const question = lay(list.layers)
  const shown = Taro.getCurrentInstance().page
  bring(null)
  expect(list.layers.isLeft()).toBe(false)
  bring(shown as object)
  act(showPages)
  expect(question.leave).not.toHaveBeenCalled()
  expect(list.layers.isLeft()).toBe(false)
})

test('back asks the one on top', () => {
  const list = openPage('addresses')
  const sheet = lay(list.layers)
  const question = lay(list.layers)
  expect(list.layers.back()).toBe(true)
  expect(question.back).toHaveBeenCalledTimes(1)
  expect(sheet.back).not.toHaveBeenCalled()
})
