import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { searchBar } from '.'

beforeAll(() => initI18n('en'))

test('without words and a text of its own it asks to search', async () => {
  const { navigator } = await renderWidget(searchBar, { value: {} })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(navigator.open.mock.calls).toEqual([['/tool/search?type=product']])
  expect(screen.queryByLabelText('Popular searches')).not.toBeInTheDocument()
})

test('popular words stand in their order, each with its way; empty ones do not', async () => {
  await renderWidget(searchBar, { value: { hotWords: ['Hazy IPA', '', 'Stout'] } })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Hazy IPA',
    'Stout',
  ])
})

test('a word goes to the page of the definition, behind its address', async () => {
  const url = '/views/index?url=/product/list&keyWord='
  const { navigator } = await renderWidget(searchBar, {
    value: { hotWords: ['Hazy & dry'] },
    config: { url },
  })
  fireEvent.click(screen.getByRole('link', { name: 'Hazy & dry' }))
  expect(navigator.open.mock.calls).toEqual([[`${url}Hazy%20%26%20dry`]])
})

test('another kind of thing is searched for as such', async () => {
  const { navigator } = await renderWidget(searchBar, {
    value: { hotWords: ['Jazz'] },
    config: { kind: 'live' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  fireEvent.click(screen.getByRole('link', { name: 'Jazz' }))
  expect(navigator.open.mock.calls).toEqual([
    ['/tool/search?type=live'],
    ['/tool/search?type=live&keyword=Jazz'],
  ])
})
