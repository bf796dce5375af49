import { StorageError } from '../../errors'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { keepKeys, openShellDatabase, openShellViews } from './ala-sqlite'
import { NativeShell } from './shell'
import { nativeApp, type Says } from './testing/native-app'

const KEY = 'alacore___installation'
const SESSION = 'alacore___session'
const settled = () => new Promise<void>((done) => setTimeout(done))

function start(says: Readonly<Record<string, Says>> = {}) {
  const app = nativeApp({ says })
  return { ...app, shell: new NativeShell(app.bridge) }
}
const rows = (table: Map<string, string> | undefined) => Object.fromEntries(table ?? [])

afterEach(() => Reflect.deleteProperty(window, 'TaproomShell'))

describe('the definitions', () => {
  test('are read once, part by part, and answered at once', async () => {
    const { shell, tables, asksFor } = start()
    for (const key of ['a', 'b', 'c', 'd', 'e']) tables.views?.set(key, key.toUpperCase())
    const views = await openShellViews(shell)
    expect(views.keys()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(views.get('e')).toBe('E')
    expect(asksFor('db.read')).toEqual([
      { v: 1, database: 'ala_sqlite', table: 'views' },
      { v: 1, database: 'ala_sqlite', table: 'views', after: 'b' },
      { v: 1, database: 'ala_sqlite', table: 'views', after: 'd' },
    ])
  })

  test('what changes at once is written together, and the last value stays', async () => {
    const { shell, tables, asksFor } = start()
    tables.views?.set('old', 'x')
    const views = await openShellViews(shell)
    views.set('a', '1')
    views.set('a', '2')
    views.set('b', '1')
    views.remove('b')
    views.remove('old')
    expect([views.get('a'), views.get('b'), views.keys()]).toEqual(['2', undefined, ['a']])
    await settled()
    expect(rows(tables.views)).toEqual({ a: '2' })
    expect(asksFor('db.write')).toEqual([
      { v: 1, database: 'ala_sqlite', table: 'views', set: [['a', '2']], remove: ['b', 'old'] },
    ])
  })

  test('what comes while something is written goes after it', async () => {
    const { shell, tables } = start()
    const views = await openShellViews(shell)
    views.set('a', '1')
    await Promise.resolve()
    views.set('a', '2')
    await settled()
    expect(rows(tables.views)).toEqual({ a: '2' })
  })

  test('what does not fit leaves no older value there', async () => {
    let isFull = false
    const { shell, tables, bridge } = start()
    const { invoke } = bridge
    bridge.invoke = (name, json, callback) =>
      isFull && name === 'db.write' && JSON.parse(json).set.length > 0
        ? callback('{"error":"failed"}')
        : invoke(name, json, callback)
    const views = await openShellViews(shell)
    views.set('a', 'old')
    await settled()
    isFull = true
    views.set('a', 'new')
    await settled()
    expect(views.get('a')).toBe('new')
    expect(rows(tables.views)).toEqual({})
  })

  test('a shell that sends the same part again and again, or without end, has no database', async () => {
    const again = start({ 'db.read': () => ({ rows: [['a', '1']], more: true }) })
    await expect(openShellViews(again.shell)).rejects.toMatchObject({ problem: 'garbage' })
    let at = 0
    const endless = start({
      'db.read': () => {
        at += 1
        return { rows: [[`k${at}`, 'x'.repeat(1024 * 1024)]], more: true }
      },
    })
    await expect(openShellViews(endless.shell)).rejects.toMatchObject({ problem: 'garbage' })
    expect(at).toBeLessThan(12)
  })

  test('what is no row is passed over', async () => {
    const { shell } = start({
      'db.read': () => ({ rows: [['a', '1'], ['b', 2], 'c', ['d']], more: false }),
    })
    expect((await openShellViews(shell)).keys()).toEqual(['a'])
  })
})

describe('what stands under our names in the web view', () => {
  test('is copied as it is, and followed from then on; definitions and strangers are not', async () => {
    const { shell, tables } = start()
    tables.keys?.set(SESSION, 'of before')
    tables.keys?.set('alacore___region', 'gone')
    const raw = memoryStorage()
    for (const [key, value] of [
      [KEY, 'k1'],
      [SESSION, 's1'],
      ['alacore___views', 'index'],
      ['alacore___view_/a', 'definition'],
      ['stranger', 'x'],
    ] as const)
      raw.set(key, value)
    const restart = jest.fn()
    await keepKeys(shell, raw, restart)
    await settled()
    expect(rows(tables.keys)).toEqual({ [KEY]: 'k1', [SESSION]: 's1' })
    raw.set('alacore___age', '18')
    raw.set('alacore___view_/b', 'definition')
    raw.remove(SESSION)
    await settled()
    expect(rows(tables.keys)).toEqual({ [KEY]: 'k1', alacore___age: '18' })
    expect([raw.get('alacore___age'), raw.get(SESSION)]).toEqual(['18', undefined])
    expect(restart).not.toHaveBeenCalled()
  })

  test('comes back after the system has emptied it, and the page starts anew', async () => {
    const { shell, tables } = start()
    tables.keys?.set(KEY, 'k1')
    tables.keys?.set(SESSION, 's1')
    const raw = memoryStorage()
    // The start that found nothing has made a key of its own and kept something by it.
    raw.set(KEY, 'k2')
    raw.set('alacore___clockOffset', 'sealed with k2')
    const restart = jest.fn()
    await keepKeys(shell, raw, restart)
    expect(restart).toHaveBeenCalledTimes(1)
    raw.set('alacore___settings', 'sealed with k2')
    raw.remove(SESSION)
    await settled()
    expect([raw.get(KEY), raw.get(SESSION)]).toEqual(['k1', 's1'])
    expect([raw.get('alacore___clockOffset'), raw.get('alacore___settings')]).toEqual([
      undefined,
      undefined,
    ])
    expect(rows(tables.keys)).toEqual({ [KEY]: 'k1', [SESSION]: 's1' })
  })

  test('stays as it is when somebody has logged in since', async () => {
    const { shell, tables } = start()
    tables.keys?.set(KEY, 'k1')
    tables.keys?.set(SESSION, 's1')
    const raw = memoryStorage()
    raw.set(KEY, 'k2')
    raw.set(SESSION, 's2')
    const restart = jest.fn()
    await keepKeys(shell, raw, restart)
    await settled()
    expect(restart).not.toHaveBeenCalled()
    expect(rows(tables.keys)).toEqual({ [KEY]: 'k2', [SESSION]: 's2' })
  })

  test('is not asked to start anew where nothing can be kept', async () => {
    const { shell, tables } = start()
    tables.keys?.set(KEY, 'k1')
    const raw = {
      ...memoryStorage(),
      set: (key: string) => {
        throw new StorageError('full', key)
      },
    }
    const restart = jest.fn()
    await keepKeys(shell, raw, restart)
    expect(restart).not.toHaveBeenCalled()
  })

  test('is followed once, however often that is asked for', async () => {
    const { shell, asksFor } = start()
    const raw = memoryStorage()
    await Promise.all([keepKeys(shell, raw), keepKeys(shell, raw)])
    raw.set(SESSION, 's1')
    await settled()
    expect(asksFor('db.write')).toHaveLength(1)
  })
})

test('without an app, or without its database, there is none', async () => {
  await expect(openShellDatabase()).rejects.toMatchObject({ problem: 'absent' })
  Object.assign(window, { TaproomShell: nativeApp({ messages: { pay: 1 } }).bridge })
  await expect(openShellDatabase()).rejects.toMatchObject({ problem: 'unsupported' })
})
