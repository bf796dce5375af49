import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { clearPage } from '../src/core/clear-page'
import { ServicesContext } from '../src/engine/services'
import type { HostAnswers } from '../src/engine/testing/fake-host'
import { createTestServices } from '../src/engine/testing/render-widget'
import { changeLocale, initI18n } from '../src/i18n'
import type { HeaderRoom, NearListener } from '../src/shared/host'
import { NavBar } from '../src/ui/nav-bar/nav-bar'
import { UnderHeader } from '../src/ui/nav-bar/page-top'

const WECHAT: HeaderRoom = { statusBar: 47, height: 91, right: 100 }
const ALIPAY: HeaderRoom = { ...WECHAT, right: 0 }
const back = jest.fn()

beforeAll(() => initI18n('en'))
beforeEach(() => {
  changeLocale('en')
  back.mockClear()
})

/** A page named 'A beer' that begins with a picture, as its definition says with `on`. */
function open({ room = WECHAT, on = true, isFirst = false, watches = true } = {}) {
  const told = new Map<string, NearListener>()
  const margins: (number | undefined)[] = []
  const useNearWatch: HostAnswers['useNearWatch'] = (above) => {
    margins.push(above)
    return watches
      ? (id, listener) => {
          told.set(id, listener)
          return () => void told.delete(id)
        }
      : undefined
  }
  const { services } = createTestServices({ host: { headerRoom: () => room, useNearWatch } })
  const navigator = { ...services.navigator, previous: () => (isFirst ? undefined : '/') }
  const Page = clearPage(() => {
    const [isGone, setGone] = useState(false)
    return (
      <>
        <NavBar title='A beer' onBack={back} backLabel='Back' />
        {!isGone && (
          <UnderHeader className='picture' on={on}>
            Its picture
          </UnderHeader>
        )}
        <button type='button' onClick={() => setGone(true)}>
          Drink
        </button>
      </>
    )
  })
  const view = render(
    <ServicesContext.Provider value={{ ...services, navigator }}>
      <Page />
    </ServicesContext.Provider>,
  )
  const scroll = (near: boolean) =>
    act(() => {
      for (const tell of told.values()) tell(near, 375)
    })
  return { ...view, told, margins, scroll }
}
const isClear = () => document.querySelector('.tp-clear-nav--clear') !== null
const isUnder = () => screen.getByText('Its picture').classList.contains('tp-under-header')

test('the header is clear over the picture, and solid when it has gone', () => {
  const { scroll } = open()
  expect(isUnder()).toBe(true)
  expect(isClear()).toBe(true)
  scroll(false)
  expect(isClear()).toBe(false)
  scroll(true)
  expect(isClear()).toBe(true)
})

test('what comes after the picture has a solid header, and nothing is watched any more', () => {
  const { told } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Drink' }))
  expect(isClear()).toBe(false)
  expect(told.size).toBe(0)
})

test('its title is read from the beginning, and its arrow leads back', () => {
  open()
  expect(screen.getByRole('heading', { name: 'A beer' })).toBeInTheDocument()
  const arrow = screen.getByRole('button', { name: 'Back' })
  expect(arrow.querySelector('.tp-i-chevron-left')).not.toBeNull()
  fireEvent.click(arrow)
  expect(back).toHaveBeenCalledTimes(1)
})

test('the first page of all has a way home instead', () => {
  open({ isFirst: true })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  const house = screen.getByRole('button', { name: 'Back to home' })
  expect(house.querySelector('.tp-i-home')).not.toBeNull()
  fireEvent.click(house)
  expect(back).toHaveBeenCalledTimes(1)
})

test('it is as high as the phone says, and the picture has gone before its end is met', () => {
  const { container, margins } = open()
  const { style } = container.firstElementChild as HTMLElement
  expect(style.getPropertyValue('--nav-top')).toBe('47px')
  expect(style.getPropertyValue('--nav-bottom')).toBe('91px')
  expect(style.getPropertyValue('--nav-right')).toBe('100px')
  expect(margins[0]).toBe(-135)
})

test('where the host draws the header its room is kept, and nothing is watched', () => {
  const { told } = open({ room: ALIPAY })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(isUnder()).toBe(true)
  expect(told.size).toBe(0)
})

test('where nobody tells when the picture has gone the header is solid', () => {
  open({ watches: false })
  expect(isClear()).toBe(false)
})

test('without a word of the definition it is solid, above the picture', () => {
  const { told } = open({ on: false })
  expect(isClear()).toBe(false)
  expect(isUnder()).toBe(false)
  expect(told.size).toBe(0)
})

test('a page with a header of the host’s leaves the picture below it', () => {
  render(
    <>
      <NavBar title='A beer' onBack={back} backLabel='Back' />
      <UnderHeader on>Its picture</UnderHeader>
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(isUnder()).toBe(false)
})
