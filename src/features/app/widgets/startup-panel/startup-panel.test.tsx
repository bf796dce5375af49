import { act, fireEvent, screen } from '@testing-library/react'
import { press, tap } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { startupPanel } from '.'

beforeAll(() => initI18n('en'))

test('welcomes, and starts at home with no way back to the welcome', async () => {
  const { navigator } = await renderWidget(startupPanel)
  expect(screen.getByRole('heading')).toHaveTextContent('Taproom')
  await press('Start')
  expect(navigator.replace).toHaveBeenCalledWith(HOME)
  expect(screen.queryByRole('timer')).toBeNull()
})

test('starts where the definition says', async () => {
  const { navigator } = await renderWidget(startupPanel, {
    config: { url: '/pages/tabbar/reward' },
  })
  await press('Start')
  expect(navigator.replace.mock.calls).toEqual([['/pages/tabbar/reward']])
})

describe('with a picture', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const OFFER = '/views/index?url=/product/list'
  const config = { image: '/pictures/banner/tap-wall.svg', alt: 'Twenty-four taps', seconds: 3 }
  /** The picture may be there, or in the document on its way; each host describes one in its own words. */
  const picture = () =>
    screen.queryByAltText('Twenty-four taps') ??
    screen.getByLabelText('Twenty-four taps', { selector: 'img' })
  const load = () => act(async () => void fireEvent.load(picture()))
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const skip = () => screen.getByRole('button', { name: 'Skip' })
  const open = (more: object = {}, setup: object = {}) =>
    renderWidget(startupPanel, {
      url: '/pages/startup',
      config: { ...config, ...more },
      ...setup,
    })

  test('it counts down once the picture is there, and goes on by itself, once', async () => {
    const { navigator } = await open()
    expect(screen.queryByRole('timer')).toBeNull()
    await wait(3500)
    await load()
    expect(skip()).toHaveTextContent('Skip 3')
    await wait(1000)
    expect(skip()).toHaveTextContent('Skip 2')
    await wait(1900)
    expect(navigator.back).not.toHaveBeenCalled()
    await wait(100)
    expect(navigator.back).toHaveBeenCalledTimes(1)
    await wait(20_000)
    expect(navigator.back).toHaveBeenCalledTimes(1)
  })

  test('it is skipped by the first thing on the page, also before the picture is there', async () => {
    const { navigator, container } = await open()
    expect(container.querySelector('button, a, [role=link], [role=button]')).toBe(skip())
    await press('Skip')
    expect(navigator.back).toHaveBeenCalledTimes(1)
  })

  test('a picture that fails, or does not come, holds nobody up', async () => {
    const failed = await open()
    await act(async () => void fireEvent.error(picture()))
    expect(failed.navigator.back).toHaveBeenCalledTimes(1)
    failed.unmount()
    const late = await open()
    await wait(4000)
    expect(late.navigator.back).toHaveBeenCalledTimes(1)
  })

  test('a tap on it leads where the operator says, with no way back to it', async () => {
    const { navigator } = await open({ url: OFFER })
    await load()
    await tap(screen.getByRole('link', { name: 'Twenty-four taps' }))
    expect(navigator.replace.mock.calls).toEqual([[OFFER]])
  })

  test('one that leads nowhere else is no link', async () => {
    await open()
    await load()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test.each([undefined, 0, 60, 'long'])('a time of %s is five seconds', async (seconds) => {
    await open({ seconds })
    await load()
    expect(skip()).toHaveTextContent('Skip 5')
  })

  test('where it is only looked at, as in the editor, it takes nobody away', async () => {
    const { navigator } = await open({}, { url: '/diy/index' })
    await load()
    await wait(20_000)
    await act(async () => void fireEvent.error(picture()))
    expect(navigator.back).not.toHaveBeenCalled()
    await press('Skip')
    expect(navigator.back).toHaveBeenCalledTimes(1)
  })

  test('from behind another page it goes nowhere, and on once it is in front again', async () => {
    const show: (() => void)[] = []
    const usePageShow = (callback: () => void) => void show.push(callback)
    const { navigator, page } = await open({}, { host: { usePageShow } })
    await load()
    page.isShown = () => false
    await wait(3000)
    expect(navigator.back).not.toHaveBeenCalled()
    page.isShown = () => true
    act(() => show.at(-1)?.())
    expect(navigator.back).toHaveBeenCalledTimes(1)
  })
})
