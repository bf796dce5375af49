import { act, fireEvent, screen, within } from '@testing-library/react'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError, EndpointNotFoundError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { asked, open, pause, submit, tap, type } from '../../testing/search-room'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const record = (id: string, name: string) => ({ id, userId: '1', type: 'product', name })
/** A server that remembers. */
const remembering = (...names: string[]) => {
  const known = names.map((name, at) => record(String(at + 1), name))
  const put = (name: string) => {
    known.unshift(record(`n${known.length}`, name))
    return known[0]
  }
  return {
    'basic/search/record': () => [...known],
    'basic/search/add': ({ body }: HttpRequest) => put((body as { name: string }).name),
    'basic/search/merge': ({ body }: HttpRequest) => {
      for (const name of (body as { names: string[] }).names) put(name)
      return [...known]
    },
    'basic/search/delete': ({ query }: HttpRequest) => {
      known.splice(
        known.findIndex(({ id }) => id === query?.id),
        1,
      )
      return null
    },
    'basic/search/clear': () => known.splice(0).length,
  }
}
const words = () =>
  within(screen.getByRole('group', { name: 'Recent searches' }))
    .getAllByRole('button', { name: /^(?!Forget|Clear)/ })
    .map(({ textContent }) => textContent)

test('a visitor’s words become the user’s, once, and leave the device', async () => {
  const { services, calls } = await open({ api: remembering('porter') })
  for (const word of ['gose', 'ipa']) {
    type(word)
    await submit()
  }
  type('')
  await act(async () => services.session.login(testUser))
  await pause()
  expect(asked(calls, 'basic/search/merge').map(({ body }) => body)).toEqual([
    { type: 'product', names: ['ipa', 'gose'] },
  ])
  // Nobody sees that they wait for it.
  expect(asked(calls, 'basic/search/merge')[0]).toMatchObject({ background: true })
  expect(services.persistence.read('searchHistory')).toBeUndefined()
  expect([...words()].sort()).toEqual(['gose', 'ipa', 'porter'])
})

test('a visitor forgets one word and keeps the others', async () => {
  const { services, calls } = await open({})
  for (const word of ['gose', 'ipa']) {
    type(word)
    await submit()
  }
  type('')
  await pause()
  await act(async () => void fireEvent.click(screen.getByLabelText('Forget “gose”')))
  expect(words()).toEqual(['ipa'])
  expect(services.persistence.read('searchHistory')).toEqual(['ipa'])
  expect(asked(calls, 'basic/search/delete')).toEqual([])
})

test('a search is remembered by the server, each word forgotten by itself or all at once', async () => {
  const { services, calls } = await open({ user: testUser, api: remembering('porter', 'sour') })
  type('gose')
  await submit()
  type('')
  await pause()
  expect(words()).toEqual(['gose', 'porter', 'sour'])
  expect(asked(calls, 'basic/search/add')).toEqual([expect.objectContaining({ background: true })])
  expect(services.persistence.read('searchHistory')).toBeUndefined()
  await act(async () => void fireEvent.click(screen.getByLabelText('Forget “porter”')))
  expect(words()).toEqual(['gose', 'sour'])
  expect(asked(calls, 'basic/search/delete')[0]?.query).toEqual({ id: '1' })
  await tap('Clear')
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
  expect(asked(calls, 'basic/search/clear')[0]?.query).toEqual({ type: 'product' })
})

test('what the server could not be told stays on the device', async () => {
  const { services } = await open({ user: testUser })
  type('gose')
  await submit()
  type('')
  expect(words()).toEqual(['gose'])
  expect(services.persistence.read('searchHistory')).toEqual(['gose'])
})

test('what the server will not forget is still there, and it is said why', async () => {
  const api = {
    ...remembering('porter'),
    'basic/search/delete': new EndpointNotFoundError('x', 404, ''),
  }
  const { host } = await open({ user: testUser, api })
  await act(async () => void fireEvent.click(screen.getByLabelText('Forget “porter”')))
  expect(host.toast).toHaveBeenCalledTimes(1)
  expect(words()).toEqual(['porter'])
})

test.each([
  ['are known', () => [record('1', 'porter')], ['Recent searches', 'Popular']],
  [
    'cannot be had',
    () => Promise.reject(new ApiError('basic/search/record', 500, 'down')),
    ['Popular'],
  ],
])('popular words stand still: they come once the user’s own %s', async (_, answer, groups) => {
  let tell = () => {}
  const told = new Promise<void>((done) => {
    tell = done
  })
  const { services } = await open({ api: { 'basic/search/record': () => told.then(answer) } })
  const shown = () => screen.queryAllByRole('group').map((each) => each.getAttribute('aria-label'))
  expect(shown()).toEqual(['Popular'])
  await act(async () => services.session.login(testUser))
  await pause()
  expect(shown()).toEqual([])
  await act(async () => tell())
  await pause()
  expect(shown()).toEqual(groups)
})
