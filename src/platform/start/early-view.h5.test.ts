import { earlyView } from '.'

afterEach(() => {
  window.__taproomHome = undefined
})

const HOME = { url: '/pages/tabbar/index', widgets: [] }

test('of what came with home its lists are handed on, and neither they nor what was drawn are kept', async () => {
  const $lists = { locale: 'en', answers: {} }
  const data = { ...HOME, $lists, $drawn: '<div></div>' }
  window.__taproomHome = Promise.resolve({ code: 200, data })
  const taken: unknown[] = []
  expect(await earlyView((lists) => taken.push(lists))).toEqual(HOME)
  expect(taken).toEqual([$lists])
  expect(window.__taproomHome).toBeUndefined()
})

test('a server that sends none has none handed on', async () => {
  window.__taproomHome = Promise.resolve({ code: 200, data: HOME })
  const take = jest.fn()
  expect(await earlyView(take)).toEqual(HOME)
  expect(take).not.toHaveBeenCalled()
})

test('a refusal is left to the ordinary call, and no answer is none', async () => {
  window.__taproomHome = Promise.resolve({ code: 500, data: null })
  await expect(earlyView(() => {})).rejects.toThrow('refused')
  expect(earlyView(() => {})).toBeUndefined()
})
