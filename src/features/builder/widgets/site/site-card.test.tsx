import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError, EndpointNotFoundError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { siteCard } from '.'

beforeAll(() => initI18n('en'))

const CALL = 'Api/SitePage/Play'
const site = { siteId: 'taproom', name: 'Taproom', url: '/company/about', isOpen: true }
const config = { siteId: 'taproom' }

test('a site on the air opens where it begins', async () => {
  const { calls, navigator } = await renderWidget(siteCard, { config, api: { [CALL]: site } })
  expect(calls[0]?.query).toEqual({ siteId: 'taproom' })
  expect(screen.getByRole('region', { name: 'Taproom' })).toHaveTextContent('On the air')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open' })))
  expect(navigator.open.mock.calls).toEqual([['/company/about']])
})

test('a closed one has no way in', async () => {
  await renderWidget(siteCard, { config, api: { [CALL]: { ...site, isOpen: false } } })
  expect(screen.getByRole('region')).toHaveTextContent('Closed')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['is not there', null],
  ['the server cannot tell of', new EndpointNotFoundError(CALL, 404, 'no such call')],
])('one that %s takes no room', async (_, answer) => {
  const { calls, container } = await renderWidget(siteCard, { config, api: { [CALL]: answer } })
  expect(calls).toHaveLength(1)
  expect(container.textContent).toBe('')
  expect(container.querySelector('.tp-site, .tp-empty, .tp-block-skeleton')).toBeNull()
})

test.each([
  ['a site', site, 'Taproom'],
  ['none', null, ''],
])('%s that the page brings is asked of nobody', async (_, value, name) => {
  const { calls, container } = await renderWidget(siteCard, { config, value })
  expect(calls).toEqual([])
  expect(container.querySelector('.tp-site__name')?.textContent ?? '').toBe(name)
})

test('what fails otherwise is said, and can be tried again', async () => {
  await renderWidget(siteCard, { config, api: { [CALL]: new ApiError(CALL, 500, 'down') } })
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
