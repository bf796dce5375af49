import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { type FakeApi, renderWidget, testUser } from '../../../engine/testing/render-widget'
import { ApiError, EndpointNotFoundError } from '../../../errors'
import type { HttpRequest } from '../../../http/endpoint'
import { Heart } from './heart'

const READ = 'favorite/store/isFavorite'
const ADD = 'favorite/store/add'
const CANCEL = 'favorite/store/cancel'

const widget = defineWidget(
  {
    type: 'heart',
    version: 1,
    tier: 'commerce',
    value: v.any(),
    config: v.object({}),
    height: 80,
    examples: {},
  },
  () => (
    <Heart
      kind='store'
      id='301'
      texts={{ keep: 'Follow', drop: 'Following' }}
      className='a'
      textClassName='b'
    />
  ),
)
const draw = (api: FakeApi) => renderWidget(widget, { value: {}, api, user: testUser })
const heart = (text: string) => screen.queryByText(text)
const tap = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))
/** A server that remembers what it was told, or refuses it. */
function server(kept: boolean, refusal?: Error) {
  const told: string[] = []
  let now = kept
  const turn = (next: boolean) => (request: HttpRequest) => {
    expect(request.background).toBe(true)
    expect(request.body ?? request.query).toEqual({ entityId: '301' })
    told.push(`${request.method} ${request.path}`)
    if (refusal) throw refusal
    now = next
    return next
  }
  return { told, api: { [READ]: () => now, [ADD]: turn(true), [CANCEL]: turn(false) } }
}

test('a thing is kept with a tap, and let go with the next', async () => {
  const { told, api } = server(false)
  await draw(api)
  await tap('Follow')
  expect(heart('Following')).toBeInTheDocument()
  await tap('Following')
  expect(heart('Follow')).toBeInTheDocument()
  expect(told).toEqual([`POST ${ADD}`, `DELETE ${CANCEL}`])
})

test('what is kept already says so', async () => {
  await draw(server(true).api)
  expect(heart('Following')).toBeInTheDocument()
  expect(heart('Follow')).not.toBeInTheDocument()
})

test('a refusal is told, and the heart turns back', async () => {
  const { told, api } = server(false, new ApiError(ADD, 400, 'Not now.'))
  const { host } = await draw(api)
  await tap('Follow')
  expect(host.toast.mock.calls).toEqual([['Not now.']])
  expect(heart('Follow')).toBeInTheDocument()
  expect(told).toHaveLength(1)
})

test('a visitor logs in first, and nothing is asked before', async () => {
  const { calls, navigator } = await renderWidget(widget, { value: {}, api: server(true).api })
  expect(heart('Follow')).toBeInTheDocument()
  await tap('Follow')
  expect(calls).toEqual([])
  expect(navigator.open).toHaveBeenCalledTimes(1)
})

test('where the server keeps nothing, nothing is drawn', async () => {
  await draw({ [READ]: new EndpointNotFoundError(READ, 404, '') })
  expect(heart('Follow')).not.toBeInTheDocument()
})

test('what the server cannot say is not kept', async () => {
  await draw({ [READ]: new ApiError(READ, 500, '') })
  expect(heart('Follow')).toBeInTheDocument()
})
