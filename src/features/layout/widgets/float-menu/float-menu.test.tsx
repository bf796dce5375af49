import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { floatMenu } from '.'

const ask = { id: 'ask', icon: 'headphones', title: { en: 'Ask us' }, url: '/custService/service' }
const about = { id: 'about', title: 'About', url: '/company/about' }

beforeAll(() => initI18n('en'))

const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('a single target is opened at once', async () => {
  const { navigator } = await renderWidget(floatMenu, { value: [ask] })
  await tap('Ask us')
  expect(navigator.open).toHaveBeenCalledWith('/custService/service')
})

test('several are shown first, and gone once one is chosen', async () => {
  const { navigator } = await renderWidget(floatMenu, { value: [ask, about] })
  expect(screen.queryByText('About')).toBeNull()
  await tap('More ways on')
  await tap('About')
  expect(navigator.open).toHaveBeenCalledWith('/company/about')
  expect(screen.queryByText('About')).toBeNull()
})

test('closes again without a choice', async () => {
  const { navigator } = await renderWidget(floatMenu, { value: [ask, about] })
  await tap('More ways on')
  await tap('Close the menu')
  expect(screen.queryByText('About')).toBeNull()
  expect(navigator.open).not.toHaveBeenCalled()
})

test('no targets, no button', async () => {
  await renderWidget(floatMenu, { value: [] })
  expect(screen.queryByRole('button')).toBeNull()
})

test('five at most: more is a menu', async () => {
  const value = Array.from({ length: 7 }, (_, at) => ({ id: at, title: `Way ${at}`, url: '/' }))
  await renderWidget(floatMenu, { value })
  await tap('More ways on')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `Way ${at}`),
  )
})

test('says to a screen reader whether it is open', async () => {
  await renderWidget(floatMenu, { value: [ask, about] })
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await tap('More ways on')
  expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('an address takes what it needs from its target; an action stands before it', async () => {
  const target = { ...ask, url: '/views/index?url=/product/show&id={id}' }
  const first = await renderWidget(floatMenu, { value: [target] })
  await tap('Ask us')
  expect(first.navigator.open.mock.calls).toEqual([['/views/index?url=/product/show&id=ask']])
  first.unmount()
  const second = await renderWidget(floatMenu, {
    value: [target],
    config: { on: { itemTap: { do: 'toast', value: 'Soon' } } },
  })
  await tap('Ask us')
  expect(second.host.toast).toHaveBeenCalledWith('Soon')
  expect(second.navigator.open).not.toHaveBeenCalled()
})
