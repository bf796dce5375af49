import { reachOfAll } from './all'
import { pagesWithout } from './lacking'
import { APP, type Call } from './reach'

const call = (path: string, ...pages: string[]): Call => ({ path, noun: 'x', pages, taps: 0 })
const CALLS = [
  call('beer/page', '/beer/list', '/beer/show', '/pages/tabbar/index'),
  call('beer/show', '/beer/show'),
  call('heart/page', '/heart/list'),
  call('heart/add', '/beer/show', '/beer/list', '/heart/list'),
  call('user/login', '/user/login', APP),
]
const without = (...paths: string[]) => pagesWithout(CALLS, new Set(paths))

test('a page goes with what it is for, not with what it also does', () => {
  expect(without('heart/page', 'heart/add')).toEqual(['/heart/list'])
  expect(without('beer/show')).toEqual(['/beer/show'])
})

test('nothing lacks, nothing goes; tabs and the login stay', () => {
  expect(without()).toEqual([])
  expect(without('user/login', 'beer/page', 'heart/add')).not.toContain('/user/login')
  expect(without('beer/page', 'heart/add')).toEqual(['/beer/list'])
})

test('a server without streams has no pages of them, and sells all the same', async () => {
  const { calls } = await reachOfAll()
  const lacks = calls.filter(({ noun }) => noun === 'live').map(({ path }) => path)
  const pages = pagesWithout(calls, new Set(lacks))
  expect(pages).toEqual(expect.arrayContaining(['/live/show', '/live/index', '/live/desk']))
  for (const page of ['/product/show', '/cart/index', '/tool/search', '/store/show'])
    expect(pages).not.toContain(page)
})
