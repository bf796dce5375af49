import { within } from '@testing-library/react'
import { MAX_WIDGETS } from '../../../../engine/read/read-node'
import { isOff, press, sent, tap, type } from '../../../../engine/testing/hands'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import {
  heading,
  openEditor,
  PUBLISH,
  pageOf,
  pageServer,
  rest,
  sheet,
  wait,
} from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const link = (id: string, url: string) => ({
  value: [{ id: '1', title: { en: 'Home', 'zh-Hans': '首页' }, url }],
  config: { type: 'menuList', id },
})
const bad = link('m', '/no/where')
const ONE = 'Reason for publishing with 1 error'
const button = () => sheet().getByRole('button', { name: 'Publish' })

/** The page with these parts and what is wrong with it, about to be published. */
async function review(server: ReturnType<typeof pageServer>, api: object = {}) {
  const opened = await openEditor({ ...server.api, ...api })
  await rest()
  await press('Publish')
  return opened
}

test('errors stop a publication until somebody says why it goes out with them', async () => {
  const server = pageServer(pageOf(bad, link('n', '/no/where/either')))
  const { calls, host } = await review(server)
  const field = 'Reason for publishing with 2 errors'
  expect(sheet().getByLabelText(field)).toHaveAttribute('maxlength', '200')
  expect(isOff(button())).toBe(true)
  await type(field, '   ')
  expect(isOff(button())).toBe(true)
  await type(field, 'The pages come tonight')
  expect(isOff(button())).toBe(false)
  await tap(button())
  expect(sent(calls, PUBLISH)).toMatchObject([{ reason: 'The pages come tonight', note: '' }])
  expect(host.toast).toHaveBeenLastCalledWith('The page is live')
  await press('Publish')
  expect(sheet().getByLabelText(field)).toHaveValue('')
})

test('a page without errors asks for no reason', async () => {
  const { calls } = await review(pageServer(pageOf(heading('a', 'First'))))
  expect(sheet().queryByLabelText(/^Reason/)).toBeNull()
  await tap(button())
  expect(sent(calls, PUBLISH)).toEqual([expect.not.objectContaining({ reason: expect.anything() })])
})

test('what was typed stays when it could not be sent, and goes again by the same id', async () => {
  const server = pageServer(pageOf(bad))
  let isOut = true
  const { calls } = await review(server, {
    [PUBLISH]: (request: HttpRequest) => {
      if (isOut) throw new NetworkError(PUBLISH)
      return (server.api[PUBLISH] as (request: HttpRequest) => unknown)(request)
    },
  })
  await type('Note', 'Spring')
  await type(ONE, 'It is urgent')
  await tap(button())
  expect(sheet().getByLabelText(ONE)).toHaveValue('It is urgent')
  expect(sheet().getByLabelText('Note')).toHaveValue('Spring')
  isOut = false
  await tap(button())
  const [first, second] = sent(calls, PUBLISH) as [{ requestId: string }, { requestId: string }]
  expect(second).toEqual(first)
})

test('another reason after a lost answer is another wish', async () => {
  const { calls } = await review(pageServer(pageOf(bad)), { [PUBLISH]: new NetworkError(PUBLISH) })
  await type(ONE, 'It is urgent')
  await tap(button())
  await type(ONE, 'It is late')
  await tap(button())
  const [first, second] = sent(calls, PUBLISH) as [{ requestId: string }, { requestId: string }]
  expect(second.requestId).not.toBe(first.requestId)
})

test('who was faster is met first; the reason is there afterwards', async () => {
  const server = pageServer(pageOf(bad))
  const draft = () => ({
    ...(server.api['paas/viewEngine/draft'] as () => object)(),
    definition: pageOf(bad, heading('t', 'Theirs')),
    revision: 4,
  })
  await review(server, { [PUBLISH]: () => ({ outcome: 'conflict', draft: draft() }) })
  await type(ONE, 'It is urgent')
  await tap(button())
  await wait(0)
  await press('Publish')
  expect(sheet().getByLabelText(ONE)).toHaveValue('It is urgent')
})

test('once the page is put right, the reason stays here', async () => {
  const half = { value: { title: { en: 'Beer' } }, config: { type: 'title', id: 'a' } }
  const { calls } = await review(pageServer(pageOf(half)))
  await type(ONE, 'It is urgent')
  await tap(sheet().getByRole('button', { name: /^Copy the other language/ }))
  await rest()
  expect(sheet().queryByLabelText(/^Reason/)).toBeNull()
  await tap(button())
  expect(sent(calls, PUBLISH)).toEqual([expect.not.objectContaining({ reason: expect.anything() })])
})

test('a reason makes no room, and no time of what is none', async () => {
  const many = Array.from({ length: MAX_WIDGETS }, (_, at) => heading(`h${at}`, 'x'))
  await review(pageServer(pageOf(bad, ...many)))
  const field = sheet().getByLabelText(/^Reason/)
  await type(field.getAttribute('aria-label') ?? ONE, 'It is urgent')
  expect(isOff(button())).toBe(true)
})

test('a time that is none stops it whatever the reason', async () => {
  await review(pageServer(pageOf(bad)))
  await type(ONE, 'It is urgent')
  await type('Until (or for good)', 'tomorrow')
  expect(isOff(button())).toBe(true)
})

test('the acts of a page say why', async () => {
  const act = { by: 'Lin', at: 1_764_000_000, fromVersion: 1, toVersion: 2, changes: null }
  const result = [
    { ...act, id: '2', action: 'publish', reason: 'It is urgent' },
    { ...act, id: '1', action: 'publish' },
  ]
  const found = { result, pageIndex: 1, pageSize: 15, totalCount: 2 }
  await review(pageServer(), { 'paas/viewEngine/audit': found })
  await tap(sheet().getByRole('radio', { name: 'History' }))
  const list = within(sheet().getByRole('list')).getAllByRole('listitem')
  expect(list.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/Lin.*In spite of errors: It is urgent$/),
    expect.not.stringMatching(/In spite/),
  ])
})
