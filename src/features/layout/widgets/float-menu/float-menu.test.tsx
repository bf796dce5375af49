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
