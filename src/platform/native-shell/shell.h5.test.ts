import { NativeShell, nativeShell, ShellError, type ShellProblem, shellThatCan } from './shell'
import { nativeApp, type Says, tellPage } from './testing/native-app'

const shellThat = (says: Readonly<Record<string, Says>> = {}, more: object = {}) => {
  const app = nativeApp({ says, ...more })
  return { ...app, shell: new NativeShell(app.bridge) }
}
const fails = (asking: Promise<unknown>, problem: ShellProblem) =>
  expect(asking).rejects.toMatchObject({ name: 'ShellError', problem })

afterEach(() => {
  jest.useRealTimers()
  for (const name of ['TaproomShell', 'TaproomPage']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(window.navigator, 'share')
})

describe('the handshake', () => {
  test('says who asks, once, and what can be heard', async () => {
    const { shell, asksFor } = shellThat()
    await Promise.all([shell.can('scan'), shell.can('share'), shell.hello()])
    expect(asksFor('hello')).toEqual([
      { v: 1, app: '1.1.2', build: 113, events: ['push', 'open', 'back', 'resume'] },
    ])
  })

  test('tells which messages and sheets there are; a version this page does not speak is none', async () => {
    const { shell } = shellThat(
      {},
      { messages: { scan: 1, share: 0, update: 2 }, sheets: ['alipay', 'x'] },
    )
    const can = await Promise.all(
      (['scan', 'share', 'update', 'push'] as const).map((it) => shell.can(it)),
    )
    expect(can).toEqual([true, false, true, false])
    expect((await shell.hello()).sheets).toEqual([])
    const paying = shellThat({}, { messages: { pay: 1 }, sheets: ['alipay', 'x'] }).shell
    expect((await paying.hello()).sheets).toEqual(['alipay'])
  })

  test.each<[string, Says]>([
    ['refuses it', () => ({ error: 'unsupported' })],
    ['says nonsense', () => ({ shell: 2, messages: [], sheets: 'all' })],
    [
      'throws',
      () => {
        throw new Error('no such name')
      },
    ],
  ])('a shell that %s is of before it: it pays, and no more', async (_, hello) => {
    const { shell, asked } = shellThat({ hello, pay: () => ({ code: 'paid' }) })
    expect(await shell.pay('wechat', {})).toBe('paid')
    await fails(shell.ask('scan', {}), 'unsupported')
    expect(asked.map(([name]) => name)).toEqual(['hello', 'pay'])
  })

  test('one that does not answer it is waited for three seconds', async () => {
    jest.useFakeTimers()
    const { shell } = shellThat({ hello: () => 'nothing' })
    const can = jest.fn()
    void shell.can('scan').then(can)
    await jest.advanceTimersByTimeAsync(2999)
    expect(can).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(can).toHaveBeenCalledWith(false)
  })

  test('what is no bridge can nothing', async () => {
    const shell = new NativeShell({})
    expect(await shell.can('pay')).toBe(false)
    expect(await shell.pay('alipay', {})).toBe('unsupported')
  })
})

describe('an answer', () => {
  test.each<[ShellProblem, object | 'nothing']>([
    ['unsupported', { error: 'unsupported' }],
    ['refused', { error: 'refused' }],
    ['busy', { error: 'busy', text: 'A-7' }],
    ['failed', { error: 'failed' }],
    ['garbage', { error: 'because', text: 'A-7' }],
    ['garbage', {}],
    ['garbage', { text: 7 }],
    ['garbage', { text: 'x'.repeat(5001) }],
    ['garbage', ['A-7']],
  ])('that is %s: %j', async (problem, answer) => {
    await fails(shellThat({ scan: () => answer as object }).shell.ask('scan', {}), problem)
  })

  test.each(['', 'nonsense', 'null', '7', undefined, { text: 'A-7' }])(
    '%p is none',
    async (output) => {
      const { shell, bridge } = shellThat()
      await shell.hello()
      bridge.invoke = (_name, _json, callback) => callback(output)
      await fails(shell.ask('scan', {}), 'garbage')
    },
  )

  test('counts once, whatever comes after it', async () => {
    const { shell, bridge } = shellThat()
    await shell.hello()
    bridge.invoke = (_name, _json, callback) => {
      callback('{"text":"A-7"}')
      callback('{"text":"B-8"}')
      callback('{"error":"failed"}')
    }
    expect(await shell.ask('scan', {})).toBe('A-7')
  })

  test('that never comes is given up in time, and one that comes then changes nothing', async () => {
    const { shell, bridge } = shellThat()
    await shell.hello()
    jest.useFakeTimers()
    let answer = (_output: unknown) => {}
    bridge.invoke = (_name, _json, callback) => {
      answer = callback
    }
    const asking = shell.ask('scan', {})
    const end = jest.fn()
    asking.catch(end)
    await jest.advanceTimersByTimeAsync(119_999)
    expect(end).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ problem: 'silent' }))
    answer('{"text":"A-7"}')
    await fails(asking, 'silent')
  })

  test('is not waited for where the shell throws; why is kept', async () => {
    const cause = new Error('no')
    const { shell } = shellThat({
      scan: () => {
        throw cause
      },
    })
    const error = await shell.ask('scan', {}).catch((each: unknown) => each)
    expect(error).toBeInstanceOf(ShellError)
    expect(error).toMatchObject({ problem: 'failed', reason: cause, asked: 'scan' })
  })

  test('leaves no timer behind', async () => {
    jest.useFakeTimers()
    const { shell } = shellThat({
      scan: () => ({ text: 'A-7' }),
      update: () => ({ error: 'failed' }),
    })
    await shell.ask('scan', {})
    await fails(shell.ask('update', {}), 'failed')
    expect(jest.getTimerCount()).toBe(0)
  })

  test.each([
    { device: 'phone-0001', vendor: 'apns', token: 'short' },
    { device: 'phone-0001', vendor: 'APNS', token: 'token-0001' },
    { device: 'p', vendor: 'apns', token: 'token-0001' },
    { device: ['phone-0001'], vendor: 'apns' },
  ])('with an address the server would refuse is none: %j', async (answer) => {
    await fails(shellThat({ push: () => answer }).shell.ask('push', {}), 'garbage')
  })
})

describe('paying', () => {
  test.each([
    [{ code: 'paid' }, 'paid'],
    [{ code: 'cancelled' }, 'cancelled'],
    [{ code: 'unsupported' }, 'unsupported'],
    [{ error: 'unsupported' }, 'unsupported'],
    [{ code: 'unknown' }, 'unknown'],
    [{ code: 'won' }, 'unknown'],
    [{ error: 'failed' }, 'unknown'],
  ])('%j is %s', async (answer, code) => {
    const { shell, asksFor } = shellThat({ pay: () => answer })
    expect(await shell.pay('alipay', { tradeNo: '7' })).toBe(code)
    expect(asksFor('pay')).toEqual([{ v: 1, channel: 'alipay', params: { tradeNo: '7' } }])
  })

  test('by a sheet that is not there asks for none', async () => {
    const { shell, asksFor } = shellThat({}, { sheets: ['alipay'] })
    expect(await shell.pay('wechat', {})).toBe('unsupported')
    expect(asksFor('pay')).toEqual([])
  })
})

describe('what the shell says by itself', () => {
  test('reaches who listens, however late they begin', async () => {
    const { shell } = shellThat()
    await shell.hello()
    tellPage('open', { v: 1, url: '/tool/message' })
    const [open, back] = [jest.fn(), jest.fn()]
    shell.on('open', open)
    shell.on('back', back)
    tellPage('back', { v: 1 })
    expect(open.mock.calls).toEqual([[{ url: '/tool/message' }]])
    expect(back).toHaveBeenCalledTimes(1)
  })

  test.each<[unknown, unknown]>([
    ['open', { url: '/tool/message' }],
    ['open', { v: 2, url: '/tool/message' }],
    ['open', { v: 1, url: 7 }],
    ['open', 'nonsense'],
    ['close', { v: 1 }],
    ['toString', { v: 1 }],
    [7, { v: 1 }],
  ])('%p with %j is nothing', async (event, news) => {
    const { shell } = shellThat()
    await shell.hello()
    const heard = jest.fn()
    for (const name of ['push', 'open', 'back', 'resume'] as const) shell.on(name, heard)
    tellPage(event, news)
    expect(heard).not.toHaveBeenCalled()
  })

  test('does not gather without end', async () => {
    const { shell } = shellThat()
    await shell.hello()
    for (let each = 0; each < 30; each += 1) tellPage('resume', { v: 1 })
    const heard = jest.fn()
    shell.on('resume', heard)
    expect(heard).toHaveBeenCalledTimes(10)
  })
})

describe('its sheet for sharing stands where a browser has its own', () => {
  const card = { title: 'Fresh', url: 'https://shop.example/#/a' }

  test('and says that it was closed as a browser does', async () => {
    const { shell, asksFor } = shellThat({ share: () => ({ end: 'closed' }) })
    await shell.hello()
    await expect(window.navigator.share(card)).rejects.toMatchObject({ name: 'AbortError' })
    expect(asksFor('share')).toEqual([{ v: 1, ...card }])
  })

  test('and ends when it was shared', async () => {
    const { shell } = shellThat({ share: () => ({ end: 'done' }) })
    await shell.hello()
    expect(await window.navigator.share(card)).toBeUndefined()
  })

  test('but only where there is one', async () => {
    const { shell } = shellThat({}, { messages: { scan: 1 } })
    await shell.hello()
    expect('share' in window.navigator).toBe(false)
  })
})

test('the app around the page is one, and none in a browser', async () => {
  expect(nativeShell()).toBeUndefined()
  expect(await shellThatCan('scan')).toBeUndefined()
  Object.assign(window, { TaproomShell: 7 })
  expect(nativeShell()).toBeUndefined()
  Object.assign(window, { TaproomShell: nativeApp({ messages: { scan: 1 } }).bridge })
  expect(nativeShell()).toBe(nativeShell())
  expect(await shellThatCan('scan')).toBe(nativeShell())
  expect(await shellThatCan('update')).toBeUndefined()
})
