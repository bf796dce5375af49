import { NavigationError } from '../errors'
import { createNavigator } from './navigator'

/** A host as H5 (public paths) or as a mini-program (file paths); `stack` are the pages it has open. */
function open({ stack = ['/pages/tabbar/index'], mini = false, previous = '' } = {}) {
  const calls: string[] = []
  const left: string[] = []
  const host = { settle: async (): Promise<void> => {} }
  const did = (name: string) => (url: string) => {
    calls.push(`${name} ${url}`)
    return host.settle()
  }
  const navigator = createNavigator(
    {
      navigateTo: did('navigateTo'),
      redirectTo: did('redirectTo'),
      switchTab: did('switchTab'),
      back: () => did('back')(''),
      depth: () => stack.length,
      previousUrl: () => previous || undefined,
      onUnknownPage: () => {},
      describePages: () => {},
      currentPath: () => stack[stack.length - 1] ?? '',
      toHostPath: (publicPath, filePath) => (mini ? filePath : publicPath),
    },
    (path, url) => left.push(`${path} ${url}`),
  )
  return { navigator, calls, left, host }
}

const problem = (name: string) => expect.objectContaining({ problem: name })

test.each([
  ['', 'missing-url'],
  ['/unknown', 'unknown-page'],
  ['//evil.example', 'unknown-page'],
  ['javascript:alert(1)', 'unknown-page'],
  ['https://evil.example', 'unknown-page'],
])('"%s" is refused (%s) and the host never sees it', async (url, name) => {
  const { navigator, calls } = open()
  for (const go of [navigator.open, navigator.replace]) {
    await expect(go(url)).rejects.toEqual(problem(name))
  }
  for (const word of ['navigateTo', 'redirectTo', 'switchTab'] as const) {
    await expect(navigator.go(word, url)).rejects.toEqual(problem(name))
  }
  expect(calls).toEqual([])
})

test('a refusal is a NavigationError that names its sentence', async () => {
  const { navigator } = open()
  const error = await navigator.open('').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NavigationError)
  expect(error).toMatchObject({ messageKey: 'error.navigation.missing-url' })
})

test.each([
  [false, 'navigateTo /merchant/index?id=7'],
  [true, 'navigateTo /core/merchant/index?id=7'],
])('a page opens under the address of its host (mini-program: %s)', async (mini, call) => {
  const { navigator, calls } = open({ mini })
  await navigator.open('/merchant/index', { id: 7 })
  expect(calls).toEqual([call])
})

test.each([
  [{}, 'navigateTo /views/index?url=%2Flive%2Fshow&id=7'],
  [{ mini: true }, 'navigateTo /core/views/index-clear?url=%2Flive%2Fshow&id=7'],
])(
  'what begins with a picture opens its own page file in a mini-program: %j',
  async (host, call) => {
    const { navigator, calls } = open(host)
    await navigator.open('/views/index?url=/live/show&id=7')
    await navigator.open('/views/index', { url: '/live/show', id: 7 })
    await navigator.open('/views/index?url=/event/show&id=7')
    expect(calls).toEqual([call, call, call.replace('live', 'event')])
    calls.length = 0
    for (const noun of ['product', 'store'])
      await navigator.open(`/views/index?url=/${noun}/show&id=7`)
    const ofShop = call.replace('core', 'shop')
    expect(calls).toEqual(['product', 'store'].map((noun) => ofShop.replace('live', noun)))
    calls.length = 0
    for (const path of ['/tookeen/invite', '/tookeen/invitation']) await navigator.open(path)
    const suffix = 'mini' in host ? '-clear' : ''
    const pack = 'mini' in host ? '/core' : ''
    expect(calls).toEqual([
      `navigateTo ${pack}/tookeen/invite${suffix}`,
      `navigateTo ${pack}/tookeen/invitation${suffix}`,
    ])
    calls.length = 0
    for (const noun of ['order', 'after-sale'])
      await navigator.open(`/views/index?url=/${noun}/show&id=7`)
    expect(calls.join()).not.toContain('clear')
  },
)

test('what asks for more than the package of shoppers has is opened where every widget is, from then on', async () => {
  const { navigator, calls } = open({ mini: true })
  await navigator.widen('/views/index?url=/product/show&id=7')
  await navigator.open('/views/index?url=/product/show&id=8')
  await navigator.open('/views/index?url=/product/list')
  await navigator.widen('/zero/class')
  await navigator.open('/zero/class')
  expect(calls).toEqual([
    'redirectTo /core/views/index-clear?url=%2Fproduct%2Fshow&id=7',
    'navigateTo /core/views/index-clear?url=%2Fproduct%2Fshow&id=8',
    'navigateTo /shop/views/index?url=%2Fproduct%2Flist',
    'redirectTo /core/zero/class',
    'navigateTo /core/zero/class',
  ])
})

test('that page file is the page that it draws', () => {
  const { navigator } = open({
    mini: true,
    stack: ['/core/views/index-clear'],
    previous: '/core/views/index-clear?url=/product/show',
  })
  expect(navigator.current()).toBe('/views/index')
  expect(navigator.previous()).toBe('/views/index?url=%2Fproduct%2Fshow')
})

test('a query given apart joins the one in the address', async () => {
  const { navigator, calls } = open()
  await navigator.open('/views/index?url=%2Fproduct%2Fshow', { id: '7', none: undefined })
  expect(calls).toEqual(['navigateTo /views/index?url=%2Fproduct%2Fshow&id=7'])
})

test('a replacement takes the place of the shown page', async () => {
  const { navigator, calls } = open()
  await navigator.replace('/asset/pay/success', { payId: 'p1' })
  expect(calls).toEqual(['redirectTo /asset/pay/success?payId=p1'])
})

test.each(['/', '/pages/tabbar/index'])(
  'a tab page is never navigated or redirected to: %s is switched to',
  async (url) => {
    const { navigator, calls } = open()
    await navigator.open(url)
    await navigator.replace(url)
    await navigator.go('switchTab', url)
    expect(calls).toEqual(Array(3).fill('switchTab /pages/tabbar/index'))
  },
)

test.each([
  ['navigateTo', '/pages/tabbar/user', 'tab-page'],
  ['redirectTo', '/', 'tab-page'],
  ['switchTab', '/user/login', 'not-a-tab'],
] as const)('asked to %s %s it refuses: %s', async (word, url, name) => {
  const { navigator, calls, left } = open({ mini: true })
  const refusal = { problem: name, messageKey: `error.navigation.${name}` }
  await expect(navigator.go(word, url)).rejects.toMatchObject(refusal)
  expect([calls, left]).toEqual([[], []])
})

test.each(['navigateTo', 'redirectTo'] as const)('any other page opens by %s', async (word) => {
  const { navigator, calls } = open()
  await navigator.go(word, '/tool/search?keyword=IPA')
  expect(calls).toEqual([`${word} /tool/search?keyword=IPA`])
})

test('the query of a tab page is left for it, whatever the host makes of it', async () => {
  const { navigator, calls, left } = open()
  await navigator.open('/pages/tabbar/user?from=push', { n: 7 })
  await navigator.replace('/')
  await navigator.open('/tool/search?keyword=IPA')
  expect(left).toEqual([
    '/pages/tabbar/user /pages/tabbar/user?from=push&n=7',
    '/pages/tabbar/index /pages/tabbar/index',
  ])
  expect(calls[0]).toBe('switchTab /pages/tabbar/user?from=push&n=7')
})

test('what lies over the shown page is no page: nothing is opened for it', async () => {
  const { navigator, calls } = open()
  navigator.over = jest.fn((path) => path === '/update/index')
  await navigator.open('/update/index?from=push')
  expect(calls).toEqual([])
  await navigator.open('/user/login')
  expect(calls).toEqual(['navigateTo /user/login'])
  await expect(navigator.open('/nowhere')).rejects.toEqual(problem('unknown-page'))
})

test('a second tap on the same target is refused while the first is opening', async () => {
  const { navigator, calls, host } = open()
  let opened: () => void = () => {}
  host.settle = () =>
    new Promise((resolve) => {
      opened = resolve
    })
  const first = navigator.open('/tool/search')
  await expect(navigator.open('/tool/search')).rejects.toEqual(problem('repeated'))
  opened()
  await first
  host.settle = async () => {}
  await navigator.open('/tool/search')
  expect(calls).toHaveLength(2)
})

test('another target is allowed at once', async () => {
  const { navigator, calls, host } = open()
  host.settle = () => new Promise(() => {})
  navigator.open('/tool/search')
  host.settle = async () => {}
  await navigator.open('/tool/search', { keyword: 'IPA' })
  expect(calls).toEqual(['navigateTo /tool/search', 'navigateTo /tool/search?keyword=IPA'])
})

test('a host that fails is said so, and the target can be tried again', async () => {
  const { navigator, host } = open()
  host.settle = async () => {
    throw new Error('navigateTo:fail')
  }
  await expect(navigator.open('/tool/search')).rejects.toEqual(problem('host'))
  host.settle = async () => {}
  await expect(navigator.open('/tool/search')).resolves.toBeUndefined()
})

test('back goes one page back', async () => {
  const { navigator, calls } = open({ stack: ['/pages/tabbar/index', '/tool/search'] })
  await navigator.back()
  expect(calls).toEqual(['back '])
})

test.each([[['/tool/search']], [[]]])(
  'back with a history of %j goes home',
  async (stack: string[]) => {
    const { navigator, calls } = open({ stack })
    await navigator.back()
    expect(calls).toEqual(['switchTab /pages/tabbar/index'])
  },
)

test.each([
  [9, 'navigateTo'],
  [10, 'redirectTo'],
  [11, 'redirectTo'],
])('with %i pages open the next one opens by %s', async (depth, name) => {
  const stack = Array.from({ length: depth }, () => '/tool/search')
  const { navigator, calls } = open({ stack })
  await navigator.open('/merchant/index')
  expect(calls).toEqual([`${name} /merchant/index`])
})

test.each([
  ['/merchant/index', '/merchant/index'],
  ['/core/merchant/index', '/merchant/index'],
  ['/', '/pages/tabbar/index'],
  ['/not/of/this/app', '/not/of/this/app'],
])('the page the host calls %s is %s', (hostPath, path) => {
  expect(open({ stack: [hostPath] }).navigator.current()).toBe(path)
})

test.each([
  ['', undefined],
  ['/core/views/index?url=%2Fcart%2Findex', '/views/index?url=%2Fcart%2Findex'],
  ['/pages/tabbar/user', '/pages/tabbar/user'],
])('the page below, "%s" to the host, is %s', (previous, url) => {
  expect(open({ previous }).navigator.previous()).toBe(url)
})

test('a page that is on its way is told of until it is there, or is not coming', async () => {
  const { navigator, host } = open()
  let end = (_error?: Error) => {}
  host.settle = () =>
    new Promise((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve())
    })
  expect(navigator.isLeaving()).toBe(false)
  const going = navigator.open('/tool/search')
  expect(navigator.isLeaving()).toBe(true)
  end()
  await going
  expect(navigator.isLeaving()).toBe(false)
  const failing = navigator.open('/tool/search')
  end(new Error('no such page'))
  await expect(failing).rejects.toEqual(problem('host'))
  expect(navigator.isLeaving()).toBe(false)
})
