import { act, screen } from '@testing-library/react'
import { draftKey, writeDraft } from '../../../../engine/data/use-draft'
import { isOff, offers } from '../../../../engine/testing/hands'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { field, log, open, pass, say, server, tap, words } from './testing/chat-server'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const bodiesOf = ({ calls }: Awaited<ReturnType<typeof open>>, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

test('who chooses no picture sends none; a failed upload is told', async () => {
  const fake = server()
  const { host } = await open(fake, {
    api: { ...fake.api, 'basic/storageFile/upload': new ApiError('u', 400, 'Too large') },
  })
  await tap('Add a picture')
  await pass(0)
  expect(words(fake.said)).toEqual(['Hello!'])
  expect(host.toast).not.toHaveBeenCalled()
  host.chooseMedia.mockResolvedValue([{ path: 'blob:1', name: 'a.png', size: 9 } as never])
  await tap('Add a picture')
  await pass(0)
  expect(host.toast.mock.calls).toEqual([['Too large']])
  expect(offers('Add a picture')).toBe(true)
})

test('while a picture is on its way no second one is chosen, and no question asked', async () => {
  const fake = server()
  const view = await open(fake, {
    api: { ...fake.api, 'basic/storageFile/upload': () => new Promise(() => {}) },
  })
  view.host.chooseMedia.mockResolvedValue([{ path: 'blob:1', name: 'a.png', size: 9 } as never])
  await tap('Add a picture')
  await pass(0)
  expect(isOff(screen.getByRole('button', { name: 'Sending' }))).toBe(true)
  await tap('How cold?')
  await pass(0)
  expect(bodiesOf(view, 'notice/im/question')).toEqual([])
})

test('a question is asked in this conversation under a name of its own', async () => {
  const view = await open(server())
  await tap('How cold?')
  await tap('How cold?')
  const asked = bodiesOf(view, 'notice/im/question') as { requestId: string }[]
  expect(asked).toMatchObject([
    { conversationId: '7', questionId: 'cold' },
    { conversationId: '7', questionId: 'cold' },
  ])
  expect(asked[0]?.requestId).not.toBe(asked[1]?.requestId)
})

test('what is said first arrives first; a wish that waits says that it is on its way', async () => {
  const fake = server()
  const taken = fake.api?.messages as (request: unknown) => unknown
  let answer = () => {}
  const posted: string[] = []
  await open(fake, {
    api: {
      ...fake.api,
      messages: (request: { method: string; body?: { content: string } }) => {
        if (request.method === 'GET') return taken(request)
        posted.push(request.body?.content ?? '')
        return new Promise((resolve) => {
          answer = () => resolve(taken(request))
        })
      },
    },
  })
  await say('One')
  await say('Two')
  expect(posted).toEqual(['One'])
  expect(log().getAllByText('Sending')).toHaveLength(2)
  await act(async () => answer())
  expect(posted).toEqual(['One', 'Two'])
  expect(log().getAllByText('Sending')).toHaveLength(1)
})

test('of two that failed the one that is tried again is the one that is meant', async () => {
  const fake = server()
  const { host } = await open(fake)
  fake.net.lost = 'call'
  await say('One')
  await say('Two')
  expect(host.toast).toHaveBeenCalledTimes(2)
  expect(log().getAllByText('Not sent')).toHaveLength(2)
  fake.net.lost = undefined
  await tap('Send again: Two')
  await pass(0)
  expect(words(fake.said)).toEqual(['Hello!', 'Two'])
  expect(offers('Send again: One')).toBe(true)
  await tap('Discard: One')
  expect(log().queryByText('One')).toBeNull()
})

test('of what was kept on the device only what fits is taken', async () => {
  const storage = memoryStorage()
  const fake = server()
  const first = await open(fake, { storage })
  const good = { requestId: 'a', kind: 'text', content: 'Kept', state: 'sending' }
  writeDraft(first.services.persistence, draftKey(testUser.id, 'chat', '7'), {
    text: 5,
    unsent: [good, { ...good, requestId: 1 }, { ...good, content: 2 }, { ...good, kind: 'x' }, 'y'],
  } as never)
  first.unmount()
  await open(fake, { storage })
  expect(field()).toHaveValue('')
  expect(log().getAllByText('Not sent')).toHaveLength(1)
  expect(offers('Send again: Kept')).toBe(true)
})

test('news longer than a page are read to their end at once', async () => {
  const fake = server()
  const view = await open(fake)
  for (let n = 0; n < 31; n += 1) fake.add('staff', `news ${n}`)
  await pass(3000)
  expect(log().getByText('news 30')).toBeInTheDocument()
  expect(bodiesOf(view, 'notice/im/async').slice(-2)).toMatchObject([{ after: 1 }, { after: 31 }])
})

test('what was read is told once, up to the newest', async () => {
  const fake = server()
  const view = await open(fake)
  expect(bodiesOf(view, 'notice/im/read')).toEqual([{ conversationId: '7', upTo: 1 }])
  await pass(6000)
  expect(bodiesOf(view, 'notice/im/read')).toHaveLength(1)
})

test('older ones are asked for from the first that is there, by page', async () => {
  const fake = server({}, 31)
  const { calls } = await open(fake)
  await tap('Earlier messages')
  const asked = calls.filter(({ path, method }) => path === 'messages' && method === 'GET')
  expect(asked.map(({ query }) => query)).toEqual([
    { conversationId: '7' },
    { conversationId: '7', before: 2 },
  ])
  expect(offers('Earlier messages')).toBe(false)
})
