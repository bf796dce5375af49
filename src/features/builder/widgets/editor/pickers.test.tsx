import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { press, sent, tap, type } from '../../../../engine/testing/hands'
import type { FakeApi } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { CUT, wholePicture } from '../../../form/testing/whole-picture'
import pickers from './pickers.json'
import { openEditor, pageServer, URL, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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

async function openFields(node: object, host = {}, more: FakeApi = {}) {
  const server = pageServer({ name: 'x', url: URL, widgets: [node] })
  const api = {
    ...server.api,
    'product/page': products,
    'people/store/location': [store],
    'basic/storageFile/upload': { id: '1', url: '/files/new.webp', name: 'a.webp', size: 1 },
    ...more,
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
  await type('keyword', ' {name} & more ')
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

const image = { value: '/pictures/home-1.webp', config: { type: 'image', id: 'i' } }
const file = { path: 'blob:1', name: 'a.webp', size: 1, type: 'image/webp' }
const UPLOAD = 'basic/storageFile/upload'

test('a picture is uploaded, and there to choose from then on', async () => {
  const { saved, calls } = await openFields(image, { chooseMedia: async () => [file] })
  await press('Choose a picture: Content')
  await press('Upload a picture')
  expect(await saved()).toEqual({ ...image, value: '/files/new.webp' })
  expect(sent(calls, UPLOAD)).toHaveLength(1)
  await press('Choose a picture: Content')
  await wait(0)
  await tap(screen.getByRole('button', { name: '/pictures/amber.webp' }))
  expect(await saved()).toEqual({ ...image, value: '/pictures/amber.webp' })
  await press('Choose a picture: Content')
  // Without a list those of this session are offered all the same.
  expect(screen.getByText('The list of pictures did not arrive')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '/files/new.webp' })).toBeInTheDocument()
})

test('an uploaded picture is framed, and the field shows what was framed', async () => {
  const all = wholePicture('/files/new.webp')
  const { saved } = await openFields(
    { ...image, value: { image: '/files/new.webp', alt: 'Hops' } },
    {},
    { [CUT]: ({ method }: HttpRequest) => (method === 'GET' ? all : { url: '/files/9.1.webp' }) },
  )
  await press('Crop and focus')
  await wait(0)
  await press('Use this crop')
  expect(await saved()).toEqual({ ...image, value: { image: '/files/9.1.webp', alt: 'Hops' } })
})

test('an upload that fails leaves no address behind and goes again by a tap', async () => {
  let fails = 2
  /** Below it stands the one for the list, which this server lacks. */
  const retry = () => screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement
  const { saved, calls } = await openFields(
    image,
    { chooseMedia: async () => [file] },
    {
      [UPLOAD]: () => {
        if (fails-- > 0) throw new NetworkError(UPLOAD, 'gone')
        return { id: '1', url: '/files/late.webp', name: 'a.webp', size: 1 }
      },
    },
  )
  await press('Choose a picture: Content')
  await press('Upload a picture')
  await tap(retry())
  expect(await saved()).toEqual(image)
  expect(screen.queryByRole('button', { name: '/files/late.webp' })).toBeNull()
  await tap(retry())
  expect(await saved()).toEqual({ ...image, value: '/files/late.webp' })
  expect(sent(calls, UPLOAD)).toHaveLength(3)
})

describe('what administrators have uploaded', () => {
  const hops = {
    id: '9',
    url: '/files/9.png',
    name: 'hops.png',
    folder: 'Spring',
    alt: 'Green cones',
    size: 4096,
    width: 30,
    height: 20,
    createdAt: 1,
    createdBy: 'Lin',
  }
  const listed = ({ body }: HttpRequest) => {
    const { keyword = '', folder } = body as { keyword?: string; folder?: string }
    const isFound = 'hops.png green cones'.includes(keyword) && (folder ?? 'Spring') === 'Spring'
    const result = isFound ? [hops] : []
    const page = { pageIndex: 1, pageSize: 15, totalCount: result.length }
    return { result, ...page, folders: ['Spring', 'Winter'] }
  }
  const api = { 'paas/viewEngine/assets/list': listed }

  test('is searched, kept by folder, and fills its words beside it', async () => {
    const banner = { value: [{ image: '', title: 'x' }], config: { type: 'banner', id: 'b' } }
    const { saved } = await openFields(banner, {}, api)
    await press('x')
    await press('Choose a picture: Picture')
    await wait(0)
    await press('Winter')
    await wait(0)
    expect(screen.getByText('No picture of this name')).toBeInTheDocument()
    await press('All folders')
    await wait(0)
    await press('Green cones')
    expect(await saved()).toMatchObject({ value: [{ image: '/files/9.png', alt: 'Green cones' }] })
  })

  test('a picture of its own takes its words with it', async () => {
    const { saved } = await openFields(image, {}, api)
    await press('Choose a picture: Content')
    await wait(0)
    await press('Green cones')
    expect(await saved()).toMatchObject({ value: { image: '/files/9.png', alt: 'Green cones' } })
  })

  test('is described, and stays while a page shows it', async () => {
    const answers = [
      { outcome: 'used', places: [{ where: 'live', name: '/company/about' }] },
      { outcome: 'deleted' },
    ]
    const { calls, host } = await openFields(
      image,
      {},
      {
        ...api,
        'paas/viewEngine/assets/save': ({ body }: HttpRequest) => ({
          ...hops,
          ...(body as object),
        }),
        'paas/viewEngine/assets/delete': () => answers.shift(),
      },
    )
    await press('Choose a picture: Content')
    await wait(0)
    await press('Manage')
    await press('Green cones')
    expect(screen.getByText('30 × 20 px · 4 KB')).toBeInTheDocument()
    await press('Delete the picture')
    expect(screen.getByText('It stays, because it is shown: on /company/about')).toBeInTheDocument()
    await press('Delete the picture')
    expect(host.toast).toHaveBeenLastCalledWith('The picture is deleted')
    await wait(0)
    await press('Green cones')
    await type('What it shows, for those who do not see it', 'Cones')
    await press('Save')
    expect(sent(calls, 'paas/viewEngine/assets/save')).toEqual([
      { id: '9', name: 'hops.png', alt: 'Cones', folder: 'Spring' },
    ])
  })
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

test('every icon is in the sprite, which has a brand’s tabs besides', () => {
  const sprite = readFileSync(join(process.cwd(), 'src/assets/icons.svg'), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="(?!tab-)([^"]+)"/g)].map(([, name]) => name)
  expect(pickers.icons).toEqual(drawn)
})
