import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { press, sent, tap, type } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import looks from '../../parts/looks.json'
import moving from './moving.json'
import pickers from './pickers.json'
import ready from './ready.json'
import { openEditor, pageServer, URL } from './testing/open-editor'
import table from './texts-table.json'
import wiring from './wiring.json'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
const card = {
  id: '7',
  name: 'Amber',
  image: '/pictures/amber.webp',
  style: 'Ale',
  abv: 5,
  price: 1,
}
const products = {
  result: [{ ...card, sold: 1, stock: 1, tags: [], classId: '1', storeId: '1', skuId: '1' }],
  pageIndex: 1,
  pageSize: 10,
  totalCount: 1,
}
const store = {
  id: '3',
  name: 'Harbour',
  address: 'x',
  phone: '1',
  hours: 'x',
  image: '',
  latitude: 1,
  longitude: 1,
  distance: 1,
}

async function openFields(node: object, host = {}) {
  const server = pageServer({ name: 'x', url: URL, widgets: [node] })
  const api = {
    ...server.api,
    'product/page': products,
    'people/store/location': [store],
    'basic/storageFile/upload': { id: '1', url: '/files/new.webp', name: 'a.webp', size: 1 },
  }
  const test = await openEditor(api, { host })
  await press(/1 of 1/)
  await press('Edit')
  await wait(0)
  const saved = async () => {
    await wait(2000)
    return (server.state.definition as { readonly widgets: readonly object[] }).widgets[0]
  }
  return { ...test, saved }
}
const menu = (item: object = {}) => ({
  value: [{ id: '1', title: 'Home', url: '', ...item }],
  config: { type: 'menuList', id: 'm' },
})
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

test('a link is searched for among pages, products and shops, and told its parameters', async () => {
  const { saved } = await openFields(menu())
  await press('Home')
  await press('Choose where it leads: Link')
  const sheet = dialog('Choose where it leads')
  await wait(0)
  await act(async () => {
    fireEvent.change(sheet.getByLabelText('Name or address'), { target: { value: 'amb' } })
  })
  await wait(0)
  await tap(sheet.getByText('Amber'))
  expect(await saved()).toEqual(menu({ url: '/views/index?url=/product/show&id=7' }))
  await press('Choose where it leads: Link')
  const again = dialog('Choose where it leads')
  expect(again.getByText('Harbour')).toBeInTheDocument()
  await tap(again.getByText('/tool/search'))
  await type('keyword', '{name} & more')
  await press('Take /tool/search?keyword={name}%20%26%20more')
  expect(await saved()).toEqual(menu({ url: '/tool/search?keyword={name}%20%26%20more' }))
})

test('an icon is one of the sprite', async () => {
  const { saved } = await openFields(menu())
  await press('Home')
  await press('Choose an icon: Icon')
  await tap(screen.getByRole('radio', { name: 'beer' }))
  expect(await saved()).toEqual(menu({ icon: 'beer' }))
})

test('a picture is uploaded, and there to choose from then on', async () => {
  const image = { value: '/pictures/home-1.webp', config: { type: 'image', id: 'i' } }
  const file = { path: 'blob:1', name: 'a.webp', size: 1, type: 'image/webp' }
  const { saved, calls } = await openFields(image, { chooseMedia: async () => [file] })
  await press('Choose a picture: Content')
  await press('Upload a picture')
  expect(await saved()).toEqual({ ...image, value: '/files/new.webp' })
  expect(sent(calls, 'basic/storageFile/upload')).toHaveLength(1)
  await press('Choose a picture: Content')
  await wait(0)
  await tap(screen.getByRole('button', { name: '/pictures/amber.webp' }))
  expect(await saved()).toEqual({ ...image, value: '/pictures/amber.webp' })
  await press('Choose a picture: Content')
  expect(screen.getByRole('button', { name: '/files/new.webp' })).toBeInTheDocument()
})

test('what a tap does is chosen by kind, and each kind is told what it needs', async () => {
  const image = (on?: object) => ({
    value: '/pictures/home-1.webp',
    config: { type: 'image', id: 'i', ...(on && { on }) },
  })
  const { saved } = await openFields(image())
  await press('A tap')
  await press('What happens: Opens a page')
  await tap(screen.getByRole('radio', { name: 'Says a line' }))
  await type('Value · English', 'Hello')
  await type('Value · 中文', '你好')
  expect(await saved()).toEqual(
    image({ tap: { do: 'toast', value: { en: 'Hello', 'zh-Hans': '你好' } } }),
  )
  await press('What happens: Says a line')
  await tap(screen.getByRole('radio', { name: 'Calls the server' }))
  await wait(0)
  await tap(screen.getByRole('radio', { name: 'footprint/clear' }))
  expect(await saved()).toEqual(image({ tap: { do: 'call', call: 'footprint/clear' } }))
  await press('Take it away: A tap')
  expect(await saved()).toEqual(image())
})

test('where content comes from is chosen, shows what comes of it, and is mapped', async () => {
  const banner = (config: object = {}) => ({
    value: [{ image: 'a.webp', title: 'One' }],
    config: { type: 'banner', id: 'b', ...config },
  })
  const { saved } = await openFields(banner())
  await press('More')
  await wait(0)
  await press('Where it comes from: Nothing')
  await tap(screen.getByRole('radio', { name: 'From a call' }))
  await wait(0)
  await tap(screen.getByRole('radio', { name: 'product/page' }))
  await wait(0)
  expect(screen.getByText(/"name":"Amber"/)).toBeInTheDocument()
  await press('Map: Add a field')
  await type('Field of the part 1', 'title')
  await type('Taken from 1', 'name')
  expect(await saved()).toEqual(
    banner({ bind: { from: 'api', call: 'product/page' }, map: { title: 'name' } }),
  )
})

test('what a form would lose stays JSON', async () => {
  const image = {
    value: '/pictures/home-1.webp',
    config: { type: 'image', id: 'i', on: { tap: { do: 'newer' } } },
  }
  await openFields(image)
  expect(screen.getByLabelText('Taps')).toHaveValue(JSON.stringify(image.config.on, undefined, 2))
})

test('every word is said in both languages, and every icon is in the sprite', () => {
  const all = { ...looks, ...moving, ...pickers.words, ...table, ...wiring, ...ready.words }
  const isSaid = ([en = '', zh = '']: readonly string[]) =>
    /[A-Z{]/i.test(en) && /\p{Script=Han}|JSON/u.test(zh)
  expect(Object.entries(all).filter(([, said]) => !isSaid(said))).toEqual([])
  const sprite = readFileSync(join(process.cwd(), 'src/assets/icons.svg'), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
  expect(pickers.icons).toEqual(drawn)
})
