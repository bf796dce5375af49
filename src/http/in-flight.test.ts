import type { HttpRequest } from './endpoint'
import { GivenAnswers, shareInFlight } from './in-flight'

const READ: HttpRequest = {
  host: 'main',
  method: 'GET',
  path: 'people/user/info',
  read: true,
  anonymous: false,
}

/** A way to the server that answers when told, with the number of the call. */
function world() {
  const answers: (() => void)[] = []
  const send = jest.fn(
    () =>
      new Promise<unknown>((resolve) => {
        const number = answers.length + 1
        answers.push(() => resolve(number))
      }),
  )
  let epoch = 1
  const shared = shareInFlight(send, () => epoch)
  return {
    shared,
    send,
    answer: () => answers.forEach((one) => void one()),
    next: () => {
      epoch += 1
    },
  }
}

test('two equal reads under way are one call with one answer', async () => {
  const { shared, send, answer } = world()
  const both = [shared(READ), shared({ ...READ })]
  answer()
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(send).toHaveBeenCalledTimes(1)
})

const mine = { id: '1', token: 'mine', expireTime: 0 }
const yours = { id: '2', token: 'yours', expireTime: 0 }

test.each<[string, HttpRequest, HttpRequest]>([
  ['credentials of their own', { ...READ, credentials: mine }, { ...READ, credentials: yours }],
  [
    'equal credentials of their own',
    { ...READ, credentials: mine },
    { ...READ, credentials: mine },
  ],
  ['a session and without one', READ, { ...READ, anonymous: true }],
  ['a session that may be refused without a word', READ, { ...READ, recover: false }],
  ['another client', { ...READ, alternate: true }, { ...READ, alternate: true }],
  ['a change', { ...READ, read: false }, { ...READ, read: false }],
  ['another question', READ, { ...READ, query: { page: 2 } }],
  ['another body', { ...READ, body: { a: 1 } }, { ...READ, body: { a: 2 } }],
  ['another server', READ, { ...READ, host: 'generic' }],
])('not shared: with %s', async (_name, one, other) => {
  const { shared, answer } = world()
  const both = [shared(one), shared(other)]
  answer()
  expect(await Promise.all(both)).toEqual([1, 2])
})

test('a read of one session is not the read of the next', async () => {
  const { shared, answer, next } = world()
  const before = shared(READ)
  next()
  const after = shared(READ)
  answer()
  expect(await Promise.all([before, after])).toEqual([1, 2])
})

describe('answers that came beside a definition', () => {
  const asking = (query: HttpRequest['query'], more: object = {}) => ({
    ...READ,
    path: 'product/page',
    query,
    ...more,
  })
  const lists = (locale = 'zh-Hans') => ({
    locale,
    answers: { 'product/page?pageIndex=1&tags=new': ['IPA'] },
  })

  const wanted = asking({ tags: 'new', pageIndex: 1 })
  const own = 'zh-Hans'
  const nobody = { tenant: 'master', merchantId: '', regionId: '' }
  function given(...sent: unknown[]) {
    const answers = new GivenAnswers()
    for (const one of sent) answers.add(one)
    return answers
  }

  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('are for one read of just that, in whatever order it is spelt', () => {
    const answers = given(lists())
    expect(answers.take(asking({ tags: 'new', pageIndex: 2 }), nobody, own)).toBeUndefined()
    expect(answers.take({ ...wanted, read: false }, nobody, own)).toBeUndefined()
    const same = asking({ pageIndex: 1, tags: 'new', keyWord: undefined })
    expect(answers.take(same, nobody, own)).toEqual({ data: ['IPA'] })
    expect(answers.take(same, nobody, own)).toBeUndefined()
  })

  test.each<[string, object, object]>([
    ['with a token', { credentials: mine }, {}],
    ['logged in', {}, { user: mine }],
    ['in a city', {}, { regionId: '110100' }],
    ['in a shop', {}, { merchantId: '7' }],
    ['of another tenant', {}, { tenant: 'other' }],
  ])('are not for who asks %s', (_who, call, session) => {
    const answers = given(lists())
    expect(answers.take({ ...wanted, ...call }, { ...nobody, ...session }, own)).toBeUndefined()
  })

  test('are nothing in another language, also when it was changed since, or when they are no answers', () => {
    expect(given(lists('en')).take(wanted, nobody, own)).toBeUndefined()
    const odd = given(undefined, 1, { locale: own }, { locale: own, answers: 1 })
    expect(odd.take(wanted, nobody, own)).toBeUndefined()
  })

  test('say how new the pages are, since no call does', () => {
    expect(given().add({ ...lists(), rev: '7' })).toBe('7')
    expect(given().add('none')).toBeUndefined()
  })

  test('are older than what the server has answered meanwhile: who asks again wants to know', () => {
    const answers = given()
    expect(answers.take(wanted, nobody, own)).toBeUndefined()
    answers.add(lists())
    expect(answers.take(wanted, nobody, own)).toBeUndefined()
  })

  test.each(['before', 'after'])(
    'are as old as any other half a minute after the start (%s)',
    (when) => {
      const answers = given(...(when === 'before' ? [lists()] : []))
      jest.advanceTimersByTime(30_000)
      if (when === 'after') answers.add(lists())
      expect(answers.take(wanted, nobody, own)).toBeUndefined()
    },
  )
})
